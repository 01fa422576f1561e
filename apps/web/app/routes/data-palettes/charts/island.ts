import { type ChannelValueSpec, type PlotOptions, voronoi } from '@observablehq/plot';

import { CAPITALS, COAST } from './data.ts';
import type { Paper } from './paper.ts';

/** A polygon of GeoJSON (RFC 7946, 3.1.6). */
const coast: { type: 'Polygon'; coordinates: number[][][] } = {
  type: 'Polygon',
  coordinates: [[...COAST, COAST[0]!].map(([x, y]) => [x, y])],
};

/** Options of a map: the regions of an island, which fills the chart, whatever its width. */
export const island = ({ ground }: Paper, fill: ChannelValueSpec): PlotOptions => ({
  projection: { type: 'identity', domain: coast, inset: 4 },
  marginLeft: 4,
  marginRight: 4,
  marginTop: 4,
  marginBottom: 4,
  marks: [voronoi(CAPITALS, { x: 'x', y: 'y', fill, stroke: ground, clip: coast })],
});
