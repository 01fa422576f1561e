const tone = { calm: 'bg-[#0a66c2] text-white', loud: 'bg-[#c2210a]/80 dark:text-[#fff]' };
const cx = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');
const Badge = ({ kind, loud }: { kind: keyof typeof tone; loud: boolean }) => (
  <b className={cx('p-2 border-2 border-[#0a66c2]', tone[kind], loud && 'border-amber-400')}>
    {kind}
  </b>
);
const Canvas = ({ fill }: { fill: string }) => <i>{fill.toUpperCase()}</i>;
const isBrand = (color: string) => color === '#0a66c2';

export function Page() {
  const style = { color: '#0a66c2', borderTop: '4px solid #c2210a', '--edge': '#0a66c2' };
  return (
    <main className="bg-[#fff] p-4 text-[#0b1220] dark:bg-[#0b1220] dark:text-[#fff]">
      <Badge kind="calm" loud={false} /> <Badge kind="loud" loud />
      <p style={style}>Style</p>
      <p
        style={{
          backgroundColor: isBrand('#0a66c2') ? '#0a66c2' : '#000',
          boxShadow: '0 2px 6px #0a66c2',
        }}
      >
        Chosen
      </p>
      <Canvas fill="#0a66c2" />
      <svg width="60" height="40">
        <title>Drawing</title>
        <path d="M0 0h60v40z" fill="#0a66c2" stroke="#0a66c2" strokeWidth="4" />
      </svg>
      <p className={`p-1 hover:text-[#c2210a] ${'bg-[#0a66c2]/30'}`}>Template</p>
    </main>
  );
}
