import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';
import { isWorkLink } from './is-work-link.ts';
import { workOn } from './work.ts';
import { packWork, unpackWork } from './work-link.ts';

const work = workOn(
  [{ name: 'thème.css', text: ':root { --bg: #fff; --text: #777 }' }],
  [{ name: 'logo.png', reason: 'it is a picture' }],
);

test('work is restored from its fragment, with what was chosen', async () => {
  const chosen = {
    ...work,
    question: {
      ...work.question,
      without: ['a'],
      target: 'AAA' as const,
      mode: { kind: 'dark' as const, fixed: { '--bg': '#102030' } },
      html: '<p>Mine</p>',
    },
    project: {
      name: 'shop',
      files: [{ name: 'src/a.tsx', text: 'x' }],
      folders: ['src/'],
      notRead: [{ file: 'b.css', reason: 'it is binary' }],
      others: 3,
    },
    chosen: { '#777777 text': '--text' },
  };
  const fragment = await packWork(chosen);
  expect(fragment).toMatch(/^#work=[\w-]+$/);
  expect(isWorkLink(fragment)).toBe(true);
  expect(await unpackWork(fragment)).toEqual(chosen);
});

test('a damaged fragment, another thing, and a bomb are no work', async () => {
  const fragment = await packWork(work);
  expect(await unpackWork(fragment.slice(0, -9))).toBeUndefined();
  expect(await unpackWork('#work=')).toBeUndefined();
  expect(await unpackWork('#work=%%%')).toBeUndefined();
  const bomb = workOn([{ name: 'a.css', text: ' '.repeat(4_000_000) }]);
  const packed = deflateRawSync(JSON.stringify(bomb)).toString('base64url');
  expect(packed.length).toBeLessThan(16_000);
  expect(await unpackWork(`#work=${packed}`)).toBeUndefined();
  await expect(packWork(bomb)).rejects.toThrow('links and accounts hold 16000');
});

test('work that is too long says by how much, and what keeps it', async () => {
  const random = Array.from({ length: 9000 }, (_, i) => ((i * 2654435761) >>> 8).toString(36));
  const long = workOn([{ name: 'a.css', text: random.join('') }]);
  await expect(packWork(long)).rejects.toThrow(
    /^Packed, these files have \d{5} characters; links and accounts hold 16000\. The HTML report/,
  );
});
