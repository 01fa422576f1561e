import { LogoMark } from '../../art/logo.tsx';
import { useScene } from '../../art/use-scene.ts';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { usePaint } from '../../kit/use-paint.ts';

/** A poster that is read from across the street. */
export function Poster() {
  return (
    <Mockup
      title="Poster"
      label="Poster for a midsummer night crossing: huge type above a sun of rings that sinks into the sea"
      className="sheet poster"
    >
      <Ground of={['primary', 'secondary', 'accent']} className="poster-body">
        <div className="poster-top">
          <Ink>Alder &amp; Tide presents</Ink>
          <Ink>June 20</Ink>
        </div>
        <Ink className="poster-title">
          The
          <br />
          night
          <br />
          boat
        </Ink>
        <RingSun />
        <Ground of="bar" className="poster-foot">
          <div>
            <Ink className="poster-line">Midsummer on the water</Ink>
            <Ink kind="soft">Dusk to dawn. A band below deck, breakfast on the quay.</Ink>
          </div>
          <div className="poster-where">
            <Ink>Customs Quay, 21.30</Ink>
            <Ink kind="soft">Bring a coat.</Ink>
          </div>
          <LogoMark />
        </Ground>
      </Ground>
    </Mockup>
  );
}

/** Rings in all colors, half under water. */
function RingSun() {
  const { theme, ground, paint } = usePaint();
  const scene = useScene();
  const { secondary, accent, page } = theme.roles;
  const others = theme.palette.filter((color) => color !== ground);
  const rings = [...others, accent, secondary, page, accent].slice(0, 5);

  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" className="poster-sun" width="100%">
      {rings.map((color, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place.
        <circle key={i} cx="150" cy="150" r={118 - i * 23} fill={paint(color)} />
      ))}
      <path
        fill={scene.near}
        d="M0 136c16 0 16 8 33 8s17-8 34-8 16 8 33 8 17-8 33-8 17 8 34 8 16-8 33-8 17 8 33 8 17-8 34-8 16 8 33 8v46H0z"
      />
      <path
        fill={scene.nearest}
        d="M0 158c16 0 16 8 33 8s17-8 34-8 16 8 33 8 17-8 33-8 17 8 34 8 16-8 33-8 17 8 33 8 17-8 34-8 16 8 33 8v34H0z"
      />
      <g transform="translate(186 100)">
        <path fill={scene.pale} d="M24 0v30H4C12 22 20 12 24 0z" />
        <path fill={scene.nearest} d="M-4 34h52c-3 8-8 12-14 12H10C3 46-2 42-4 34z" />
      </g>
    </svg>
  );
}
