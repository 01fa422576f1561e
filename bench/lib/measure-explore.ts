import type { Database } from '../../apps/api/src/db/client.ts';
import { recordQueries } from '../../apps/api/src/db/query-plans.ts';
import { createPaletteRepository } from '../../apps/api/src/features/palettes/palettes.repository.ts';
import { createPaletteService } from '../../apps/api/src/features/palettes/palettes.service.ts';
import { makeRequests, parseQuery } from '../../apps/api/src/features/palettes/test-requests.ts';

/** The quickest of so many counts: the rest is what else the machine was doing. */
const ROUNDS = 3;

/** Milliseconds in the database that one kind of request takes. */
export interface Measured {
  kind: string;
  p95: number;
  median: number;
}

/** Measures planning and execution of everything that a request sends, counts included. */
export async function measureExplore(db: Database, times: number): Promise<Measured[]> {
  const recorded = recordQueries(db);
  const service = createPaletteService(createPaletteRepository(recorded.db));
  const measured: Measured[] = [];
  for (const { kind, queries } of await makeRequests(db, times)) {
    const samples: number[] = [];
    for (const query of queries) {
      await service.list(parseQuery(query), null); // what is counted once a minute; warm pages
      recorded.forget();
      await service.list(parseQuery(query), null);
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const explained = await recorded.explain();
        rounds.push(explained.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
      }
      samples.push(Math.min(...rounds));
    }
    samples.sort((a, b) => a - b);
    const quantile = (share: number) => samples[Math.ceil(share * samples.length) - 1]!;
    measured.push({ kind, p95: quantile(0.95), median: quantile(0.5) });
  }
  return measured;
}
