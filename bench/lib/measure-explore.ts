import type { Database } from '../../apps/api/src/db/database.ts';
import { createPaletteRepository } from '../../apps/api/src/features/palettes/palettes.repository.ts';
import { createPaletteService } from '../../apps/api/src/features/palettes/read/palettes.service.ts';
import { recordQueries } from '../../apps/api/testing/db/query-plans.ts';
import { makeRequests, parseQuery } from '../../apps/api/testing/requests/palette-lists.ts';

/** The fastest of this many runs: slower ones include other work of the machine. */
const ROUNDS = 5;

/** Milliseconds in the database. */
export interface Times {
  p95: number;
  median: number;
}

/** The time of one kind of request at either size. */
export interface Measured {
  kind: string;
  small: Times;
  large: Times;
}

/**
 * Measures planning and execution of all statements of a request, including counts: the same
 * requests on both databases in turns, so that other work of the machine affects both.
 */
export async function measureExplore(
  small: Database,
  large: Database,
  times: number,
): Promise<Measured[]> {
  const clocks = [createClock(small), createClock(large)] as const;
  const ofSmall = await makeRequests(small, times);
  const ofLarge = await makeRequests(large, times, small);
  const measured: Measured[] = [];
  for (const [place, { kind, queries }] of ofSmall.entries()) {
    const samples: [number[], number[]] = [[], []];
    for (const [turn, query] of queries.entries()) {
      samples[0].push(await clocks[0](query));
      samples[1].push(await clocks[1](ofLarge[place]!.queries[turn]!));
    }
    measured.push({ kind, small: summarize(samples[0]), large: summarize(samples[1]) });
  }
  return measured;
}

/** The time of one request, with its pages in memory. */
function createClock(db: Database) {
  const recorded = recordQueries(db);
  const service = createPaletteService(createPaletteRepository(recorded.db));
  return async (query: Parameters<typeof parseQuery>[0]): Promise<number> => {
    await service.list(parseQuery(query), null); // counts that the API caches for a minute
    recorded.forget();
    await service.list(parseQuery(query), null);
    const explained = await recorded.explain(ROUNDS);
    return explained.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  };
}

function summarize(samples: number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;
  return { p95: quantile(0.95), median: quantile(0.5) };
}
