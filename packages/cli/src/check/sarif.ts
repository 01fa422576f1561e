import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { formatRatio } from '@swatchwork/color';

import { formatMinimum } from '../minimum.ts';
import { VERSION } from '../version.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import type { Place } from './source.ts';
import type { Judgment, Verdict } from './verdict.ts';

const RULE = {
  id: 'contrast-minimum',
  name: 'ContrastMinimum',
  shortDescription: { text: 'A pair of colors has too little contrast.' },
  fullDescription: {
    text: 'The WCAG 2.2 contrast ratio of a text and its background is below the required minimum.',
  },
  helpUri: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
  help: {
    text: 'Change the text, the background, or both: the message names the nearest colors that pass.',
    markdown:
      'Change the text, the background, or both: the message names the nearest colors that pass. See [WCAG 2.2, 1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum).',
  },
  defaultConfiguration: { level: 'error' },
  properties: { tags: ['accessibility', 'wcag', 'contrast'], precision: 'very-high' },
};

/**
 * A log of the pairs that fail, as code hosts show it. Paths are relative to the working folder,
 * which should be the root of the repository.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function writeSarif(judgment: Judgment) {
  const { verdicts, contexts, coverage, known, repair, notes } = judgment;
  const failed = verdicts.filter(({ passed }) => !passed);
  const places = failed.flatMap(({ declared, place }) => [declared ?? place, place]);
  const uris = [
    ...new Set([...verdicts.slice(0, 1).map(({ place }) => place), ...places].map(uriOf)),
  ];
  const locate = (place: Place) => ({
    physicalLocation: {
      artifactLocation: { uri: uriOf(place), index: uris.indexOf(uriOf(place)) },
      region: regionOf(place),
    },
  });
  const hasModes = contexts.length > 1;
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'swatchwork', semanticVersion: VERSION, rules: [RULE] },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: notes.map((text) => ({
              level: coverage.isWhole ? 'note' : 'warning',
              message: { text },
            })),
          },
        ],
        properties: { coverage },
        columnKind: 'utf16CodeUnits',
        artifacts: uris.map((uri) => ({ location: { uri } })),
        results: failed.map((verdict) => {
          const { declared, place } = verdict;
          return {
            ruleId: RULE.id,
            ruleIndex: 0,
            level: 'error',
            ...(known.size > 0 && { baselineState: known.has(verdict) ? 'unchanged' : 'new' }),
            message: { text: describeVerdict(verdict, hasModes && repair) },
            locations: [locate(declared ?? place)],
            ...(declared && declared !== place && { relatedLocations: [locate(place)] }),
            partialFingerprints: { 'swatchworkPair/v1': fingerprint(verdict, hasModes) },
          };
        }),
      },
    ],
  };
}

function describeVerdict(verdict: Verdict, repair: Judgment['repair'] | false): string {
  const { name, context, text, background, over, ratio, min } = verdict;
  const where = repair ? ` in ${context}` : '';
  const ground = over === undefined ? '' : ` over ${over}`;
  const measured = `${text.hex} on ${background.hex}${ground} has ${formatRatio(ratio)}`;
  const advice = repair ? describeChanges(verdict, repair) : describeSuggestion(verdict);
  return `${name}${where}: ${measured}, less than ${formatMinimum(min)}. ${sentence(advice)}`;
}

/** The changes of a pair's own colors; it passes with all of them together. */
function describeChanges(verdict: Verdict, { changes }: Judgment['repair']): string {
  const own = changes.filter(({ mends }) => mends.includes(verdict));
  if (own.length === 0) return 'no color was found that passes';
  const texts = own.map(({ name, from, to }) => `${name} ${to} in place of ${from}`);
  return `would pass with ${texts.join(' and ')}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function regionOf({ source, at }: Place) {
  const start = source.positionOf(at.offset);
  const end = source.positionOf(at.offset + at.length);
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** The same pair gives the same finding, even if it moves within the file. */
const fingerprint = ({ name, context, text, background }: Verdict, hasModes: boolean): string =>
  createHash('sha256')
    .update(
      JSON.stringify([name, text.reference, background.reference, ...(hasModes ? [context] : [])]),
    )
    .digest('hex');

/** Relative if the file lies below the working folder, else absolute. */
function uriOf({ source: { file } }: Place): string {
  if (file === '-') return 'stdin';
  const path = relative('', resolve(file));
  if (path.startsWith('..') || isAbsolute(path)) return pathToFileURL(file).href;
  return path.split(sep).map(encodeURIComponent).join('/');
}
