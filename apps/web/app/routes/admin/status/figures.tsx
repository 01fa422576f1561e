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
      database.status === 'ok' ? 'Running' : 'Down',
      [
        ['Engine', database.engine === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL server'],
        ['Version', database.version ?? '–'],
        ['Response time', toMilliseconds(database.latencyMs)],
        ['Size', toBytes(database.sizeBytes)],
        [
          'Migrations applied',
          `${toNumber(database.migrations.applied)} of ${database.migrations.known}`,
        ],
        ['Connections, all instances', toNumber(database.connections.open)],
        ['Connections, limit of this instance', toNumber(database.connections.pool)],
      ],
    ],
    [
      'Limits',
      limits.areOn ? 'On' : 'Off',
      [
        ['Stored in', limits.countedIn === 'redis' ? 'Redis, shared' : 'memory of this instance'],
        ['Redis', redisState(limits)],
        ['Response time', toMilliseconds(limits.latencyMs)],
      ],
    ],
    [
      'Page cache',
      asked === 0 ? 'Not used yet' : `${toPercent(pages.hits / asked)} hits`,
      [
        ['Cached pages', toNumber(pages.entries)],
        ['Memory', toBytes(pages.bytes)],
        ['Hits', toNumber(pages.hits)],
        ['Misses', toNumber(pages.misses)],
      ],
    ],
    [
      'Image jobs',
      images.waiting === 0 ? 'Idle' : 'Waiting',
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
        ['Event loop delay', toMilliseconds(load.eventLoopDelayMs)],
        ['Event loop utilization', toPercent(load.eventLoopBusy)],
        ['Instance', instance.name],
        ['Process ID', String(instance.processId)],
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
  if (countedIn === 'redis') return 'running';
  return status === 'failed' ? 'down' : 'not set up';
}
