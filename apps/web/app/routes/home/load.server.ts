import type { Client } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';

import { answersFor } from './answers.ts';
import { loadHome, orUndefined } from './load.ts';
import { loadParts } from './sent.tsx';

/** Waits for all data, so that the page reads without JavaScript. A thread of the API searches for charts. */
export async function loadOnServer(client: Client, address: string) {
  const findCharts = async (request: Parameters<typeof client.palettes.chart>[0]) => {
    const { colors } = await client.palettes.chart(request);
    return { colors: colors as Hex[] }; // the contract says so
  };
  const { hero, colorOfTheDay, trending } = loadHome(client, address);
  const answers = orUndefined(answersFor(hero.lead, findCharts));
  await loadParts();
  return {
    hero,
    answers: await answers,
    colorOfTheDay: await colorOfTheDay,
    trending: await trending,
  };
}
