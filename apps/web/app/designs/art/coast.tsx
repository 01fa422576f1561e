import { useScene } from './use-scene.ts';

type Props = {
  className?: string;
  /** Which part is visible if the frame is wider or higher than the picture. */
  align?: 'xMidYMid' | 'xMidYMax' | 'xMaxYMid' | 'xMaxYMax';
};

/** Islands, the sea and a sailing boat under a low sun. It fills its frame. */
export function Coast({ className, align = 'xMidYMax' }: Props) {
  const scene = useScene();

  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
    >
      <path fill={scene.sky} d="M0 0h400v300H0z" />
      <circle cx="262" cy="128" r="52" fill={scene.sun} />
      <path
        fill={scene.pale}
        opacity=".7"
        d="M52 62c4-10 20-12 26-4 10-6 24 0 24 8h18c5 0 5 6 0 6H36c-6 0-6-8 0-9 4-1 10-1 16-1zM304 44c4-8 16-9 21-3 8-4 18 0 19 6h12c4 0 4 5 0 5h-62c-5 0-5-6 0-7z"
      />
      <path
        fill={scene.farthest}
        d="M0 168c30-18 54-34 86-30 28 3 42 22 70 22 34 0 46-34 82-36 30-2 46 20 72 26 34 8 60-6 90-2v60H0z"
      />
      <path
        fill={scene.far}
        d="M0 190c26-8 44-30 74-32 26-1 40 22 64 30H0zM400 152c-24-2-38 6-58 16-20 9-40 20-66 22h124z"
      />
      <path fill={scene.middle} d="M0 188h400v112H0z" />
      <path
        stroke={scene.sun}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".85"
        d="M226 197h72M238 207h50M232 218h66M248 229h30M240 240h42"
      />
      <path
        stroke={scene.far}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
        d="M24 204h46M96 213h30M330 206h48M60 228h36M340 234h34M150 200h34M20 246h28"
      />
      <path
        fill={scene.near}
        d="M0 262c40-22 74-30 118-24 40 6 62 30 96 36 60 10 120-26 186-20v46H0z"
      />
      <path fill={scene.nearest} d="M0 284c46-18 96-20 144-8 60 14 118 16 256-4v28H0z" />
      <Trees color={scene.nearest} />
      <g transform="translate(146 166)">
        <path fill={scene.pale} d="M26 0v36H4C14 26 22 14 26 0z" />
        <path fill={scene.sun} d="M29 8c8 8 13 18 14 28H29z" />
        <path fill={scene.nearest} d="M-4 39h54c-3 8-8 12-14 12H10C3 51-2 46-4 39z" />
      </g>
    </svg>
  );
}

/** Narrow trees on the near shore. */
function Trees({ color }: { color: string }) {
  return (
    <g fill={color}>
      {[
        [32, 232, 1],
        [50, 224, 1.3],
        [72, 230, 1],
        [350, 240, 1.1],
        [370, 234, 1.4],
      ].map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0-22c6 8 8 16 8 22 0 6-3 9-7 10v30h-2V10c-4-1-7-4-7-10 0-6 2-14 8-22z"
        />
      ))}
    </g>
  );
}
