import type { Audit } from '../audit.ts';
import { matchesOf } from '../change/matches.ts';
import { isStray, type Place } from '../model.ts';
import { themeFor } from '../themes.ts';

const RULES = [
  {
    id: 'stray-color',
    name: 'StrayColor',
    shortDescription: { text: 'A color is written out where a token belongs.' },
    help: { text: 'Use the token that the message names, or define one.' },
    defaultConfiguration: { level: 'warning' },
  },
  {
    id: 'custom-property',
    name: 'CustomProperty',
    shortDescription: {
      text: 'A custom property for a color is undefined, unused or defined twice.',
    },
    help: { text: 'Define it once, or remove it.' },
    defaultConfiguration: { level: 'note' },
  },
];

/**
 * A log of the stray colors, as code hosts show it.
 *
 * @param options.folder What is audited, from the root of the repository.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function writeAuditSarif(
  audit: Audit,
  { version, folder }: { version: string; folder: string },
) {
  const base = folder
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+|^\.$/, '')
    .replace(/([^/])$/, '$1/');
  const uriOf = (file: string) =>
    `${base}${file}`
      .split('/')
      .map(encodeURIComponent)
      .join('/')
      .replace(/^([A-Za-z])%3A/, '$1:');
  const counts = new Map<string, number>();
  const strays = audit.places.filter(isStray).map((place) => {
    const same = `${place.file}\n${place.text}`;
    const nth = counts.get(same) ?? 0;
    counts.set(same, nth + 1);
    return {
      ruleId: 'stray-color',
      ruleIndex: 0,
      level: 'warning',
      message: { text: describeStray(place, audit) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(place.file) },
            region: {
              startLine: place.line,
              startColumn: place.column,
              endLine: place.line,
              endColumn: place.column + place.text.length,
            },
          },
        },
      ],
      partialFingerprints: {
        'swatchworkColor/v1': `${place.file}:${place.text.slice(0, 100)}:${nth}`,
      },
    };
  });
  const faults = audit.faults.map(({ name, fault, places }) => ({
    ruleId: 'custom-property',
    ruleIndex: 1,
    level: 'note',
    message: { text: `${name} is ${fault}.` },
    locations: places.slice(0, 1).map(({ file, line }) => ({
      physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line } },
    })),
    partialFingerprints: { 'swatchworkProperty/v1': `${name}:${fault}:${places[0]?.file}` },
  }));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'swatchwork', semanticVersion: version, rules: RULES } },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: audit.notRead.map(({ file, reason }) => ({
              level: 'warning',
              message: { text: `${file} was not read: ${reason}.` },
            })),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: [...strays, ...faults],
      },
    ],
  };
}

/** What stands there, and which token it is. */
export function describeStray(place: Place, { themes }: Audit): string {
  const text = place.text.slice(0, 100);
  const theme = themeFor(place.file, themes);
  const [match] = theme ? matchesOf(place, theme) : [];
  if (!match) return `${text} is no token.`;
  return match.isEverywhere
    ? `${text} is ${match.token}.`
    : `${text} is ${match.token} in ${match.contexts.join(', ')} alone.`;
}
