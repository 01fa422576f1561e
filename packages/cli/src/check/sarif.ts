import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { formatRatio } from '@swatchwork/color';

import { formatMinimum } from '../minimum.ts';
import { VERSION } from '../version.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import type { Verdict } from './judge.ts';
import type { Source } from './source.ts';

const RULE = {
  id: 'contrast-minimum',
  name: 'ContrastMinimum',
  shortDescription: { text: 'A pair of colors has too little contrast.' },
  fullDescription: {
    text: 'The WCAG 2.2 contrast ratio of a text and its background lies below the least that the file asks for.',
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
export function writeSarif(verdicts: readonly Verdict[], source: Source) {
  const uri = uriOf(source.file);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'swatchwork', semanticVersion: VERSION, rules: [RULE] },
        },
        columnKind: 'utf16CodeUnits',
        artifacts: [{ location: { uri } }],
        results: verdicts
          .filter(({ passed }) => !passed)
          .map((verdict) => ({
            ruleId: RULE.id,
            ruleIndex: 0,
            level: 'error',
            message: { text: describeVerdict(verdict) },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri, index: 0 },
                  region: regionOf(verdict, source),
                },
              },
            ],
            partialFingerprints: { 'swatchworkPair/v1': fingerprint(verdict) },
          })),
      },
    ],
  };
}

function describeVerdict(verdict: Verdict): string {
  const { name, text, background, ratio, min } = verdict;
  const measured = `${text.hex} on ${background.hex} has ${formatRatio(ratio)}`;
  return `${name}: ${measured}, less than ${formatMinimum(min)}. ${sentence(describeSuggestion(verdict))}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function regionOf({ at }: Verdict, source: Source) {
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
const fingerprint = ({ name, text, background }: Verdict): string =>
  createHash('sha256')
    .update(JSON.stringify([name, text.reference, background.reference]))
    .digest('hex');

/** Relative if the file lies below the working folder, else absolute. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  const path = relative('', resolve(file));
  if (path.startsWith('..') || isAbsolute(path)) return pathToFileURL(file).href;
  return path.split(sep).map(encodeURIComponent).join('/');
}
