import { COAST } from './data.ts';

const coast: Polygon = {
  type: 'Polygon',
  coordinates: [[...COAST, COAST[0]!].map(([x, y]) => [x, y])],
};

/** Options of a map: the island fills the chart, whatever its width. */
export const island = {
  coast,
  projection: { type: 'identity', domain: coast, inset: 4 },
  marginLeft: 4,
  marginRight: 4,
  marginTop: 4,
  marginBottom: 4,
} as const;

/** A polygon of GeoJSON (RFC 7946, 3.1.6). */
interface Polygon {
  type: 'Polygon';
  coordinates: number[][][];
}
