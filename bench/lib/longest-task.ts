import type { Browser, Page } from '@playwright/test';

/**
 * Milliseconds of the longest task of a page's main thread: by the clock, and in processor time.
 */
export type Longest = { wall: number; cpu: number };

/** Runs a part of a journey with the browser's own tracing. */
export async function longestTask(
  browser: Browser,
  page: Page,
  journey: () => Promise<void>,
): Promise<Longest> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await journey();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const mains = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  const most = (key: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000;
  return { wall: most('dur'), cpu: most('tdur') };
}

/** @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, by the clock and in processor time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
