import { formatRatio } from '@swatchwork/color';

import { type ContrastReport, CRITERIA, type ReportRow } from './report.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  'dct:date': { '@type': 'xsd:date' },
  'earl:assertedBy': { '@type': '@id' },
  'earl:mainAssertor': { '@type': '@id' },
  'earl:mode': { '@type': '@id' },
  'earl:outcome': { '@type': '@id' },
  'earl:subject': { '@type': '@id' },
  'earl:test': { '@type': '@id' },
  'dct:isPartOf': { '@type': '@id' },
};

const [TOOL, PERSON, GROUP, WORK] = ['_:tool', '_:author', '_:assertor', '_:subject'];

/**
 * The files as they were checked, in W3C's vocabulary for test results as JSON-LD: an assertion a pair and look, and
 * one of `earl:untested` for everything that was not checked.
 *
 * @see https://www.w3.org/TR/EARL10-Schema/
 */
export function writeReportEarl(report: ContrastReport) {
  const { title, scope, author, date, rows, unread, files } = report;
  const tool = {
    '@id': TOOL,
    '@type': ['earl:Assertor', 'earl:Software'],
    'dct:title': 'Swatchwork',
  };
  const people = author
    ? [
        { '@id': PERSON, '@type': 'foaf:Person', 'foaf:name': author },
        {
          '@id': GROUP,
          '@type': ['earl:Assertor', 'foaf:Group'],
          'earl:mainAssertor': TOOL,
          'foaf:member': [{ '@id': TOOL }, { '@id': PERSON }],
        },
      ]
    : [];
  const assertedBy = author ? GROUP : TOOL;
  const assertion = (test: string, result: object) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': assertedBy,
    'earl:subject': WORK,
    'earl:test': test,
    'earl:mode': author ? 'earl:semiAuto' : 'earl:automatic',
    'earl:result': { '@type': 'earl:TestResult', 'dct:date': date, ...result },
  });
  return {
    '@context': CONTEXT,
    '@graph': [
      tool,
      ...people,
      {
        '@id': WORK,
        '@type': 'earl:TestSubject',
        'dct:title': title,
        ...(scope && { 'dct:description': scope }),
        'dct:hasPart': files.map((name) => ({ 'dct:title': name })),
      },
      ...Object.values(CRITERIA).map(({ id, name, level, url, asks }) => ({
        '@id': url,
        '@type': 'earl:TestRequirement',
        'dct:title': `WCAG 2.2, ${id} ${name} (${level})`,
        'dct:description': asks,
      })),
      ...rows.flatMap((row) =>
        row.criterion ? [assertion(row.criterion.url, resultOf(row))] : [],
      ),
      ...unread.map((text) =>
        assertion(CRITERIA.text.url, { 'earl:outcome': 'earl:untested', 'dct:description': text }),
      ),
    ],
  };
}

function resultOf({ text, background, modes, minimum, before, place }: ReportRow) {
  const colors = `${before.text} on ${before.background}`;
  return {
    'earl:outcome': before.passes ? 'earl:passed' : 'earl:failed',
    'dct:title': `${text} on ${background}`,
    'dct:description': `${colors} has ${formatRatio(before.ratio)}:1 in ${modes.join(', ')}; ${minimum}:1 is required.`,
    ...(place && { 'earl:pointer': { '@type': 'earl:Pointer', 'dct:description': place } }),
  };
}
