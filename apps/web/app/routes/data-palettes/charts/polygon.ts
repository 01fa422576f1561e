/** A polygon of GeoJSON (RFC 7946, 3.1.6). */
export interface Polygon {
  type: 'Polygon';
  coordinates: number[][][];
}
