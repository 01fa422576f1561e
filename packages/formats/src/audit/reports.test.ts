import { describe, expect, test } from 'vitest';

import { openTheme } from '../repair/index.ts';
import { reportOf } from './report-of.ts';
import { writeReportCsv } from './write-csv.ts';
import { writeReportEarl } from './write-earl.ts';
import { workIn, writeReportHtml } from './write-html.ts';

const TEXT = `:root { --background: #fff; --foreground: #999; --ring: #ddd; --sea: #123 }
.dark { --background: #000; --foreground: #eee; --ring: #fff }
.card b { color: #ccc }`;

const HEAD = { title: 'Shop & <Co>', scope: '=1+1', author: 'Ada "A" L', date: '2026-11-28' };

const theme = openTheme([{ name: 'theme.css', text: TEXT }]);
const audit = { ...theme.read(), ids: theme.ids, places: theme.places };
const left = [{ name: 'a.scss', reason: 'it has to be compiled to CSS first' }];
const report = reportOf(audit, { without: [], held: [], left }, HEAD);

describe('the report of an audit', () => {
  test('says what fails, by which criterion, and what was not checked', () => {
    expect(report.summary).toMatch(
      /^2 of 2 pairs fail in light and dark\. .*Not checked: 1 variable, 1 rule with 1 color, and 1 file\.$/,
    );
    const failing = report.rows.filter(({ before }) => !before.passes);
    expect(failing.map(({ criterion, modes, place }) => [criterion!.id, modes, place])).toEqual([
      ['1.4.3', ['light'], 'theme.css:1'],
      ['1.4.11', ['light'], 'theme.css:1'],
    ]);
    expect(failing.every(({ after }) => after!.passes)).toBe(true);
    expect(report.unread).toHaveLength(3);
  });

  test('without a change has what fails then, in the same words', () => {
    const without = [theme.ids[0]!];
    const some = { ...audit, ...theme.read(without) };
    const other = reportOf(some, { without, held: [], left: [] }, HEAD);
    expect(other.summary).toContain('After 1 change 1 still fails.');
    expect(other.changes).toHaveLength(1);
    expect(other.rows.filter(({ after }) => !after!.passes)).toHaveLength(1);
  });
});

describe('HTML', () => {
  const work = { files: [{ name: 'a.css', text: '</script><script>alert(1)</script>' }] };
  const html = writeReportHtml(report, work);

  test('has texts of people as texts, and no script that runs', () => {
    expect(html).toContain('<h1>Shop &amp; &lt;Co&gt;</h1>');
    expect(html.match(/<script/g)).toEqual(['<script']);
    expect(html).toContain('<script type="application/json"');
  });

  test('brings the work back', () => {
    expect(workIn(html)).toEqual(work);
    expect(workIn(writeReportHtml(report))).toBeUndefined();
    expect(workIn(html.replace('{"files"', '{files'))).toBeUndefined();
  });
});

test('CSV has a row a pair and mode, and one for all that was not checked', () => {
  const rows = writeReportCsv(report).trimEnd().split('\r\n');
  expect(rows[0]).toMatch(/^Text,Background,Mode,Criterion,Required,/);
  expect(rows).toHaveLength(1 + 4 + 3);
  expect(rows[1]).toMatch(
    /^'--foreground,'--background,light,WCAG 2\.2 1\.4\.3,4\.5,#999999,#FFFFFF,2\.84,fails,#\w{6},#FFFFFF,4\.5\d,passes,theme\.css:1$/,
  );
  expect(rows.filter((row) => row.includes(',not checked,'))).toHaveLength(3);
  expect(new Set(rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(',').length)).size).toBe(1);
});

describe('EARL', () => {
  const earl = writeReportEarl(report);
  type Node = { [key: string]: unknown };
  const nodes: Node[] = earl['@graph'];
  const byType = (type: string) => nodes.filter((one) => [one['@type']].flat().includes(type));

  test('names every term by a prefix of its context, and every node that is referred to', () => {
    const ids = new Set(nodes.map((one) => one['@id']));
    for (const name of JSON.stringify(nodes).match(/"(?:earl|dct|foaf):\w+"/g)!) {
      expect(Object.keys(earl['@context'])).toContain(name.slice(1, name.indexOf(':')));
    }
    for (const one of byType('earl:Assertion')) {
      for (const key of ['earl:assertedBy', 'earl:subject', 'earl:test']) {
        expect(ids).toContain(one[key]);
      }
    }
  });

  test('asserts each pair once, with one outcome', () => {
    const outcomes = byType('earl:Assertion').map((one) => {
      const result = one['earl:result'] as Node;
      expect(result['@type']).toBe('earl:TestResult');
      return result['earl:outcome'];
    });
    expect(outcomes.toSorted()).toEqual([
      ...['earl:failed', 'earl:failed', 'earl:passed', 'earl:passed'],
      ...['earl:untested', 'earl:untested', 'earl:untested'],
    ]);
  });

  test('names its author beside the tool, if there is one', () => {
    expect(byType('foaf:Person')).toEqual([expect.objectContaining({ 'foaf:name': HEAD.author })]);
    const alone = writeReportEarl({ ...report, author: undefined });
    expect(JSON.stringify(alone)).not.toContain('foaf:Person');
  });
});
