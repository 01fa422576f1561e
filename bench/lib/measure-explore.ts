import type { Database } from '../../apps/api/src/db/client.ts';
import { createPaletteRepository } from '../../apps/api/src/features/palettes/palettes.repository.ts';
import { createPaletteService } from '../../apps/api/src/features/palettes/read/palettes.service.ts';
import { recordQueries } from '../../apps/api/testing/db/query-plans.ts';
import { makeRequests, parseQuery } from '../../apps/api/testing/requests/palette-lists.ts';

/** The quickest of so many counts: the rest is what else the machine was doing. */
const ROUNDS = 5;

/** Milliseconds in the database. */
export interface Times {
  p95: number;
  median: number;
}

/** How long one kind of request takes at either size. */
export interface Measured {
  kind: string;
  small: Times;
  large: Times;
}

/**
 * Measures planning and execution of everything that a request sends, counts included: the same
 * requests on both databases in turns, so that both meet what else the machine is doing.
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

/** Tells what one request takes, its pages warm. */
function createClock(db: Database) {
  const recorded = recordQueries(db);
  const service = createPaletteService(createPaletteRepository(recorded.db));
  return async (query: Parameters<typeof parseQuery>[0]): Promise<number> => {
    await service.list(parseQuery(query), null); // what is counted once a minute
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
