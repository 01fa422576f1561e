import { list, reportPage, section, table } from '@swatchwork/formats/audit';

import type { Audit } from '../audit.ts';
import type { Plan } from '../change/model.ts';
import { type Cluster, NEAR } from '../clusters.ts';
import { gapsOf, reasonsOf, summaryOf, tokensOf } from './describe-audit.ts';

/** Places of a cluster that are listed. */
const MOST_PLACES = 100;
/** Clusters whose places are listed. */
const MOST_CLUSTERS = 1000;

/** An audit as a page of its own, with every cluster and its places. */
export function writeAuditHtml(audit: Audit, plan: Plan, folder: string): string {
  const { stray, colors, places, files, definitions, leftAlone, certain, undecided } = summaryOf(
    audit,
    plan,
  );
  const clusters = audit.clusters.filter(({ strays }) => strays.length > 0);
  const body = [
    `<style>${STYLES}</style>`,
    `<h1>Colors of ${text(folder)}</h1>`,
    `<p class="summary">${stray} stray colors, ${colors} of them distinct, among ${places} places in ${files} files.</p>`,
    `<dl><dt>Values of tokens</dt><dd>${definitions}</dd><dt>Left alone</dt><dd>${leftAlone}</dd>
<dt>Become tokens with no change</dt><dd>${certain}</dd><dt>Need a choice</dt><dd>${undecided}</dd></dl>`,
    section(
      'Tokens',
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
          .slice(0, MOST_CLUSTERS)
          .map((one) => clusterOf(one, audit))
          .join(
            '\n',
          )}${clusters.length > MOST_CLUSTERS ? `<p>${clusters.length - MOST_CLUSTERS} more are in the JSON.</p>` : ''}`,
    ),
    section(
      `Near each other (ΔE<sub>OK</sub> up to ${NEAR})`,
      audit.families.length > 0 &&
        table(
          ['Most frequent', 'Near it'],
          audit.families
            .slice(0, MOST_CLUSTERS)
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
        audit.faults.slice(0, MOST_CLUSTERS).map(
          ({ name, fault, places }) =>
            `${name} is ${fault}: ${places
              .slice(0, 3)
              .map(({ file, line }) => `${file}:${line}`)
              .join(', ')}`,
        ),
      ),
    ),
    section(
      'Left alone',
      list(reasonsOf(audit.places).map(([reason, count]) => `${count}: ${reason}`)),
    ),
    section(
      'Not read',
      list(
        gapsOf(audit.notRead).map(
          ([reason, names]) =>
            `${names.length}: ${reason}: ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}`,
        ),
      ),
    ),
  ];
  return reportPage(`Colors of ${folder}`, body.join('\n'));
}

const STYLES = `
.swatch { display: inline-block; width: 1.5em; height: 1.1em; vertical-align: -.2em; border: 1px solid #767676; border-radius: 3px;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.checkered { background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / .6em .6em; }
.checkered span { display: block; height: 100%; }
details { border-bottom: 1px solid #ddd; } summary { padding: .5em 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { font-weight: 600; } details ul { margin: 0 0 1em; columns: 22rem; }
`;

const swatch = (hex: string): string =>
  hex.length > 7
    ? `<span class="swatch checkered"><span style="background:${hex}"></span></span>`
    : `<span class="swatch" style="background:${hex}"></span>`;

function clusterOf(cluster: Cluster, audit: Audit): string {
  const { hex, strays, spellings, paints } = cluster;
  const tokens = tokensOf(cluster, audit).map(
    ({ token, isEverywhere, contexts }) =>
      `${token}${isEverywhere ? '' : ` in ${contexts.join(', ')} alone`}`,
  );
  const others = spellings.slice(0, 6).map((one) => one.slice(0, 60));
  const roles = Object.entries(paints).map(([paint, count]) => `${paint} ${count}`);
  const places = strays
    .slice(0, MOST_PLACES)
    .map(
      ({ file, line, column, property, owner, modes }) =>
        `${file}:${line}:${column} ${[owner, property, ...modes].filter(Boolean).join(' · ').slice(0, 120)}`,
    );
  const more = strays.length > MOST_PLACES ? [`${strays.length - MOST_PLACES} more`] : [];
  return `<details><summary>${swatch(hex)} <b>${hex}</b> ${strays.length} ${strays.length === 1 ? 'place' : 'places'} <small>${text(roles.join(', '))}</small>${tokens.length > 0 ? `<br>${text(tokens.join(', '))}` : ''}<br><small>${text(others.join(', '))}</small></summary>
${list([...places, ...more]) || ''}</details>`;
}

const text = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
