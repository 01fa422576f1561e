import {
  formatHex,
  readableTextColor,
  type Srgb,
  simulateVision,
  type VisionType,
} from '@swatchwork/color';

const WAYS: { type: VisionType; name: string; text: string }[] = [
  { type: 'protan', name: 'Protanopia', text: 'Without red cones' },
  { type: 'deutan', name: 'Deuteranopia', text: 'Without green cones' },
  { type: 'tritan', name: 'Tritanopia', text: 'Without blue cones' },
  { type: 'achromat', name: 'Achromatopsia', text: 'Without any hue' },
];

/** The color as people with a color-vision deficiency may see it, each beside the original. */
export function Vision({ color }: { color: Srgb }) {
  return (
    <section>
      <h2 className="text-xl">Color vision</h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        The color on the left, a simulation on the right. Two colors that should be distinct need to
        differ in the right halves too.
      </p>
      <ul className="mt-4 grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {WAYS.map(({ type, name, text }) => {
          const seen = simulateVision(color, type, 1);
          return (
            <li key={type}>
              <div
                className="grid h-24 grid-cols-2 overflow-hidden rounded-control border border-line forced-color-adjust-none"
                style={{ backgroundColor: formatHex(color) }}
              >
                <span
                  className="col-start-2 flex items-end p-2 font-mono text-sm"
                  style={{
                    backgroundColor: formatHex(seen),
                    color: formatHex(readableTextColor(seen)),
                  }}
                >
                  {formatHex(seen)}
                </span>
              </div>
              <h3 className="mt-2 font-medium">{name}</h3>
              <p className="text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
