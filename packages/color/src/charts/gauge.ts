import type { Candidate } from './admission.ts';
import { deltaE2000, lightnessApart } from './delta-e-2000.ts';
import { type Bytes, PLACE_OF, SEEN_LENGTH, type See } from './readers.ts';

/** What a palette is searched in. */
export interface Room {
  readonly see: See;
  /** How much the distance in gray counts, from 0 to 1. */
  readonly gray: number;
  readonly keeps: (color: Bytes, luminance: number) => boolean;
  /** Where colors are drawn from. */
  readonly pool: readonly Candidate[];
  /** Colors that stand first, as they are. */
  readonly fixed: readonly Bytes[];
}

/** Colors at numbered places, and their distances for the worst of all readers. */
export interface Gauge {
  see(color: Bytes, place: number): void;
  /** Below `enough`, which is 0 if not given, it need not be exact. */
  distance(one: number, other: number, enough?: number): number;
}

export function createGauge(room: Pick<Room, 'see' | 'gray'>, size: number): Gauge {
  const seen = new Float64Array(SEEN_LENGTH * size);
  const readers = (['deutan', 'protan', 'tritan', 'normal', 'gray'] as const).slice(
    0,
    room.gray > 0 ? 5 : 4,
  );
  const places = Uint8Array.from(readers, (reader) => PLACE_OF[reader]);
  const worths = Float64Array.from(readers, (reader) => (reader === 'gray' ? room.gray : 1));
  return {
    see: (color, place) => room.see(color, seen, SEEN_LENGTH * place),
    distance: (one, other, enough = 0) => {
      let least = Infinity;
      for (let k = 0; k < places.length; k++) {
        const a = SEEN_LENGTH * one + places[k]!;
        const b = SEEN_LENGTH * other + places[k]!;
        const worth = worths[k]!;
        if (lightnessApart(seen[a]!, seen[b]!) >= least * worth) continue;
        least = Math.min(least, deltaE2000(seen, a, seen, b) / worth);
        if (least < enough) break;
      }
      return least;
    },
  };
}
