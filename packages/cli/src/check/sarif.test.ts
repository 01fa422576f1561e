import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

import { CONTRAST_PAIRS, checkProject } from '../../testing/check-project.ts';
import { folderWith, json, swatchwork } from '../../testing/swatchwork.ts';

describe('SARIF', () => {
  // The schema is of draft 04; except for its `id`, it contains nothing that later drafts read
  // differently.
  const { $schema: _, id: __, ...rules } = sarifSchema;
  const isSarif = new Ajv2020({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
  }).compile(rules);

  function assertSarif(text: string) {
    const log = JSON.parse(text);
    isSarif(log);
    expect(isSarif.errors).toBeNull();
    return log;
  }

  test('is valid, and points at the pairs', async () => {
    const folder = checkProject();
    const { code, stdout } = await swatchwork(['check', 'contrast.json', '--sarif'], {
      cwd: folder,
    });
    expect(code).toBe(1);
    const [run] = assertSarif(stdout).runs;
    expect(run.tool.driver).toMatchObject({
      name: 'swatchwork',
      rules: [{ id: 'contrast-minimum' }],
    });
    expect(run.results).toHaveLength(2);
    const [caption, gold] = run.results;
    expect(caption).toMatchObject({
      ruleId: 'contrast-minimum',
      level: 'error',
      message: {
        text: 'Caption: #777777 on #FFFFFF has 4.47, less than 4.5. Text #767676 would pass (4.54).',
      },
    });
    expect(caption.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'tokens.json', index: 1 },
      region: { startLine: 1, startColumn: 53, endLine: 1, endColumn: 62 },
    });
    expect(caption.relatedLocations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'contrast.json', index: 0 },
      region: { startLine: 7, startColumn: 5, endLine: 10, endColumn: 6 },
    });
    expect(gold.locations[0].physicalLocation.region).toMatchObject({ startLine: 12, endLine: 12 });
    const lines = CONTRAST_PAIRS.split('\n');
    const { startColumn, endColumn } = gold.locations[0].physicalLocation.region;
    expect(JSON.parse(lines[11]!.slice(startColumn - 1, endColumn - 1))).toHaveProperty(
      'text',
      'gold',
    );
  });

  test('the validator refuses what is no SARIF', () => {
    expect(isSarif({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
  });

  test('into a file, beside the table or JSON', async () => {
    const folder = checkProject();
    const args = ['check', 'contrast.json', '--sarif', 'out.sarif'];
    expect((await swatchwork(args, { cwd: folder })).stdout).toContain('FAIL  Caption');
    const text = readFileSync(join(folder, 'out.sarif'), 'utf8');
    expect(assertSarif(text).runs[0].results).toHaveLength(2);
    expect((await json(args, { cwd: folder })).answer.failed).toBe(2);
  });

  test('without findings it is valid too, and clears what a code host shows', async () => {
    const input = '{"pairs": [{"text": "black", "background": "white"}]}';
    const { code, stdout } = await swatchwork(['check', '-', '--sarif=-'], { input });
    expect(code).toBe(0);
    expect(assertSarif(stdout).runs[0].results).toEqual([]);
  });

  test('a finding keeps its fingerprint when it moves; paths are relative, and encoded', async () => {
    const pair = '{"text": "gold", "background": "white"}';
    const folder = folderWith({ 'a b.json': `{"pairs": [${pair}]}` });
    const result = async () => {
      const { stdout } = await swatchwork(['check', join(folder, 'a b.json'), '--sarif'], {
        cwd: folder,
      });
      return assertSarif(stdout).runs[0].results.at(-1);
    };
    const before = await result();
    expect(before.locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b.json');
    writeFileSync(join(folder, 'a b.json'), `{"pairs": [\n\n${pair}]}`);
    const after = await result();
    expect(after.locations[0].physicalLocation.region.startLine).toBe(3);
    expect(after.partialFingerprints).toEqual(before.partialFingerprints);
  });
});
