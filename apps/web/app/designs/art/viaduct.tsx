import { useScene } from './use-scene.ts';

const ARCHES = [-20, 38, 96, 154, 212, 270, 328, 386]
  .map((x) => `M${x} 173h58v127h-9v-79a20 20 0 0 0-40 0v79h-9z`)
  .join('');

/** A train on a viaduct in front of mountains. It fills its frame. */
export function Viaduct({ className }: { className?: string }) {
  const scene = useScene();

  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
    >
      <path fill={scene.sky} d="M0 0h400v300H0z" />
      <circle cx="116" cy="92" r="40" fill={scene.sun} />
      <path fill={scene.farthest} d="M0 176 58 104l34 34 70-84 62 76 34-30 72 76 70-48v120H0z" />
      <path fill={scene.pale} opacity=".8" d="m162 54-27 32 14-4 12 10 14-8 14 6z" />
      <path
        fill={scene.far}
        d="M0 210c50-40 88-44 130-24 44 22 72 10 116-12 52-26 94-14 154 18v108H0z"
      />
      <g transform="translate(60 137)">
        <path fill={scene.sun} d="M0 6c0-4 3-6 6-6h62v24H0zM71 0h66v24H71z" />
        <path fill={scene.near} d="M140 0h46c16 0 26 12 30 24h-76z" />
        <path
          fill={scene.pale}
          d="M8 6h12v8H8zM25 6h12v8H25zM42 6h12v8H42zM79 6h12v8H79zM96 6h12v8H96zM113 6h12v8h-12zM148 6h12v8h-12zM166 6h12v8h-12zM184 6h6c6 1 10 4 13 8h-19z"
        />
      </g>
      <path fill={scene.nearest} d="M0 161h400v12H0z" />
      <path fill={scene.near} d={ARCHES} />
      <path
        fill={scene.nearest}
        d="M0 262c34-16 66-14 100 0 52 22 104 10 150-6 54-18 100-16 150 0v44H0z"
      />
    </svg>
  );
}
