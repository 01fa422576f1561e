import { Ink } from '../../kit/ink.tsx';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { useSeries } from './use-series.ts';

const BOATS = [22, 24, 31, 44, 58, 77, 92, 88, 66, 47, 33, 28];
const RAIL = [40, 41, 45, 49, 52, 55, 57, 60, 58, 53, 48, 46];
const MONTHS = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const WIDTH = 330;

/** Passengers of a year, by boat and by rail. */
export function AreaChart() {
  return (
    <ChartPanel title="Passengers, thousands" className="dash-wide">
      <Curves />
    </ChartPanel>
  );
}

/** Inside its panel, so that its colors are chosen for the panel's ground. */
function Curves() {
  const { series, grid } = useSeries();
  const [boat, rail] = series;

  return (
    <>
      <div className="dash-plot">
        <div className="dash-scale">
          {['90', '60', '30', '0'].map((value) => (
            <Ink key={value} as="span" kind="soft">
              {value}
            </Ink>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M0 10h${WIDTH}M0 40h${WIDTH}M0 70h${WIDTH}M0 99.5h${WIDTH}`}
            stroke={grid}
            strokeWidth=".5"
            opacity=".5"
          />
          <path d={`${curve(BOATS)}V100H0z`} fill={boat} opacity=".22" />
          <g fill="none" strokeWidth="2.5" strokeLinecap="round">
            <path
              d={curve(RAIL)}
              stroke={rail}
              strokeDasharray="1 5"
              vectorEffect="non-scaling-stroke"
            />
            <path d={curve(BOATS)} stroke={boat} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
      </div>
      <div className="dash-months">
        {MONTHS.map((month) => (
          <Ink key={month} as="span" kind="soft">
            {month}
          </Ink>
        ))}
      </div>
      <Legend
        entries={[
          [boat, 'Boats', '610'],
          [rail, 'Rail', '604'],
        ]}
      />
    </>
  );
}

/** A smooth path through the values, 0 to 100, left to right. */
function curve(values: readonly number[]): string {
  const gap = WIDTH / (values.length - 1);
  return values
    .map((value, i) => {
      const [x, y] = [i * gap, 100 - value];
      if (i === 0) return `M0 ${y}`;
      const before = 100 - values[i - 1]!;
      return `C${x - gap / 2} ${before} ${x - gap / 2} ${y} ${x} ${y}`;
    })
    .join('');
}
