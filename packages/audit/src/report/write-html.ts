import { list, reportPage, section, table } from '@swatchwork/formats/audit';

import type { Audit } from '../audit.ts';
import type { Plan } from '../change/model.ts';
import { type Cluster, NEAR } from '../clusters.ts';
import { gapsOf, reasonsOf, summaryOf, tokensOf } from './describe-audit.ts';

/** How much is listed: colors, and places of each. */
const MOST = { clusters: 1000, places: 100 };

/** An audit as a page of its own, with every cluster and its places. */
export const writeAuditHtml = (audit: Audit, plan: Plan, folder: string): string =>
  reportPage(
    `Colors of ${folder}`,
    `<h1>Colors of ${text(folder)}</h1>\n${auditBody(audit, plan)}`,
  );

/** An audit as a part of a page with the styles of a report. */
export function auditBody(audit: Audit, plan: Plan, most: Partial<typeof MOST> = {}): string {
  const { clusters: mostClusters, places: mostPlaces } = { ...MOST, ...most };
  const { stray, colors, places, files, definitions, leftAlone, certain, undecided } = summaryOf(
    audit,
    plan,
  );
  const clusters = audit.clusters.filter(({ strays }) => strays.length > 0);
  return [
    `<p class="summary">${stray} stray colors, ${colors} of them distinct, among ${places} places in ${files} files.</p>`,
    `<dl><dt>Values of tokens</dt><dd>${definitions}</dd><dt>Left alone</dt><dd>${leftAlone}</dd>
<dt>Become tokens with no change</dt><dd>${certain}</dd><dt>Need a choice</dt><dd>${undecided}</dd></dl>`,
    section(
      'Tokens of the project',
      list(
        audit.themes.map(
          ({ files, sheet }) =>
            `${files.map(({ name }) => name).join(', ')}: ${sheet.contexts.join(', ')}`,
        ),
      ) || '<p>No style sheet with tokens was found.</p>',
    ),
    section(
      'Stray colors',
      clusters.length > 0 &&
        `${clusters
          .slice(0, mostClusters)
          .map((one) => clusterOf(one, audit, mostPlaces))
          .join(
            '\n',
          )}${clusters.length > mostClusters ? `<p>${clusters.length - mostClusters} more are in the JSON of the command line.</p>` : ''}`,
    ),
    section(
      `Near each other (ΔE<sub>OK</sub> up to ${NEAR})`,
      audit.families.length > 0 &&
        table(
          ['Most frequent', 'Near it'],
          audit.families
            .slice(0, mostClusters)
            .map(({ leader, members }) => [
              `${swatch(leader)} ${leader}`,
              members
                .map(
                  ({ hex, distance, isOneBitOff }) =>
                    `${swatch(hex)} ${hex} <small>${isOneBitOff ? 'one bit off' : distance.toFixed(4)}</small>`,
                )
                .join(' '),
            ]),
        ),
    ),
    section(
      'Custom properties',
      list(
        audit.faults.slice(0, mostClusters).map(
          ({ name, fault, places }) =>
            `${name} is ${fault}: ${places
              .slice(0, 3)
              .map(({ file, line }) => `${file}:${line}`)
              .join(', ')}`,
        ),
      ),
    ),
    section(
      'Colors left alone as data',
      list(reasonsOf(audit.places).map(([reason, count]) => `${count}: ${reason}`)),
    ),
    section(
      'Sources that were not read',
      list(
        gapsOf(audit.notRead).map(
          ([reason, names]) =>
            `${names.length}: ${reason}: ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}`,
        ),
      ),
    ),
  ].join('\n');
}

const swatch = (hex: string): string =>
  hex.length > 7
    ? `<span class="swatch checkered"><span style="background:${hex}"></span></span>`
    : `<span class="swatch" style="background:${hex}"></span>`;

function clusterOf(cluster: Cluster, audit: Audit, most: number): string {
  const { hex, strays, spellings, paints } = cluster;
  const tokens = tokensOf(cluster, audit).map(
    ({ token, isEverywhere, contexts }) =>
      `${token}${isEverywhere ? '' : ` in ${contexts.join(', ')} alone`}`,
  );
  const others = spellings.slice(0, 6).map((one) => one.slice(0, 60));
  const roles = Object.entries(paints).map(([paint, count]) => `${paint} ${count}`);
  const places = strays
    .slice(0, most)
    .map(
      ({ file, line, column, property, owner, modes }) =>
        `${file}:${line}:${column} ${[owner, property, ...modes].filter(Boolean).join(' · ').slice(0, 120)}`,
    );
  const more = strays.length > most ? [`${strays.length - most} more`] : [];
  return `<details><summary>${swatch(hex)} <b>${hex}</b> ${strays.length} ${strays.length === 1 ? 'place' : 'places'} <small>${text(roles.join(', '))}</small>${tokens.length > 0 ? `<br>${text(tokens.join(', '))}` : ''}<br><small>${text(others.join(', '))}</small></summary>
${list([...places, ...more]) || ''}</details>`;
}

const text = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
