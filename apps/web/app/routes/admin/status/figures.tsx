import { useId } from 'react';

import type { Status } from '../../../api/types.ts';
import { toBytes, toMilliseconds, toNumber, toPercent, toSpan } from './amounts.ts';

type Row = [label: string, figure: string];

/** All of the status, in groups. */
export function Figures({ status }: { status: Status }) {
  return (
    <div className="gap-4 space-y-4 md:columns-2 xl:columns-3">
      {groupsOf(status).map(([title, state, rows]) => (
        <Group key={title} title={title} state={state} rows={rows} />
      ))}
    </div>
  );
}

function Group({ title, state, rows }: { title: string; state: string; rows: Row[] }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid rounded-panel border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="font-medium">{state}</p>
      </div>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {rows.map(([label, figure]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-right wrap-anywhere">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** For each group: its name, its state in one word, and its figures. */
function groupsOf(status: Status): [string, string, Row[]][] {
  const { database, limits, pages, images, load, instance, mail, watching } = status;
  const asked = pages.hits + pages.misses;
  return [
    [
      'Database',
      database.status === 'ok' ? 'Answers' : 'Away',
      [
        ['Engine', database.engine === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL server'],
        ['Version', database.version ?? '–'],
        ['Time to answer', toMilliseconds(database.latencyMs)],
        ['Size', toBytes(database.sizeBytes)],
        [
          'Migrations applied',
          `${toNumber(database.migrations.applied)} of ${database.migrations.known}`,
        ],
        ['Connections, all instances', toNumber(database.connections.open)],
        ['Connections, at most here', toNumber(database.connections.pool)],
      ],
    ],
    [
      'Limits',
      limits.areOn ? 'On' : 'Off',
      [
        ['Counted in', limits.countedIn === 'redis' ? 'Redis, together' : 'memory, by itself'],
        ['Redis', redisState(limits)],
        ['Time to answer', toMilliseconds(limits.latencyMs)],
      ],
    ],
    [
      'Pages in memory',
      asked === 0 ? 'Not asked yet' : `${toPercent(pages.hits / asked)} from memory`,
      [
        ['Pages kept', toNumber(pages.entries)],
        ['Memory', toBytes(pages.bytes)],
        ['Answered from memory', toNumber(pages.hits)],
        ['Rendered', toNumber(pages.misses)],
      ],
    ],
    [
      'Pictures',
      images.waiting === 0 ? 'Nothing waits' : 'Waiting',
      [
        ['In the queue', `${toNumber(images.waiting)} of ${toNumber(images.room)}`],
        ['Done', toNumber(images.done)],
      ],
    ],
    [
      'Process',
      `Up ${toSpan(Date.parse(status.takenAt) - Date.parse(instance.startedAt))}`,
      [
        ['Memory', toBytes(load.memoryBytes)],
        ['Heap', `${toBytes(load.heapBytes)} of ${toBytes(load.heapLimitBytes)}`],
        ['Event loop, held up', toMilliseconds(load.eventLoopDelayMs)],
        ['Event loop, busy', toPercent(load.eventLoopBusy)],
        ['Instance', instance.name],
        ['Process number', String(instance.processId)],
      ],
    ],
    [
      'Versions and services',
      `Swatchwork ${instance.version}`,
      [
        ['Commit', instance.commit],
        ['Node', instance.node],
        ['Mail', mail.isSetUp ? 'set up' : 'not set up'],
        ['Metrics', watching.metrics ? 'open to Prometheus' : 'closed'],
        ['Traces', watching.traces ? 'sent' : 'not sent'],
      ],
    ],
  ];
}

function redisState({ countedIn, status }: Status['limits']): string {
  if (countedIn === 'redis') return 'answers';
  return status === 'failed' ? 'away' : 'not set up';
}
