const PAPER = '#FDFCF9';
const INK = '#23262B';
const STATES = [
  { label: 'Paid', amount: '1,240', color: '#2E9E4F' },
  { label: 'Due soon', amount: '310', color: '#E0A100' },
  { label: 'Overdue', amount: '875', color: '#D63B2F' },
];
const LINES = [
  { color: '#D63B2F', points: '0,62 24,50 48,56 72,34 96,40 120,18' },
  { color: '#2E9E4F', points: '0,70 24,64 48,48 72,52 96,30 120,34' },
  { color: '#2F6FD6', points: '0,40 24,44 48,30 72,20 96,26 120,10' },
  { color: '#8E44C2', points: '0,54 24,36 48,42 72,60 96,54 120,48' },
];
const POPPIES = [
  [30, 172, 7],
  [62, 186, 10],
  [96, 168, 6],
  [128, 190, 11],
  [164, 174, 8],
  [200, 188, 9],
  [236, 170, 6],
  [262, 190, 10],
] as const;

/** A page that relies on hue: red flowers in green, states and lines that differ by color alone. */
export function SamplePage({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 480 210" className="block h-auto w-full">
      <rect width="480" height="210" fill={PAPER} />
      <rect width="290" height="210" fill="#8CC4EA" />
      <circle cx="232" cy="46" r="22" fill="#FFD84D" />
      <path d="M0 120 Q70 70 150 112 T290 96 V210 H0Z" fill="#5E9C4B" />
      <path d="M0 150 Q90 120 170 146 T290 138 V210 H0Z" fill="#3F7F3A" />
      {POPPIES.map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="#D8392B" />
          <circle cx={x} cy={y} r={r / 3} fill="#3A1512" />
        </g>
      ))}
      <g fontSize="12" fill={INK}>
        {STATES.map(({ label: state, amount, color }, index) => (
          <g key={state} transform={`translate(306 ${30 + index * 26})`}>
            <circle cx="6" cy="-4" r="6" fill={color} />
            <text x="20">{state}</text>
            <text x="160" textAnchor="end">
              {amount}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(306 108) scale(1.3 1.05)" fill="none" strokeWidth="2.4">
        <path d="M0 0V78H124" stroke={INK} strokeWidth="1" />
        {LINES.map(({ color, points }) => (
          <polyline key={color} points={points} stroke={color} strokeLinejoin="round" />
        ))}
      </g>
    </svg>
  );
}
