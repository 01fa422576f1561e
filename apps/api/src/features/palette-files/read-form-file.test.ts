import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { readFormFile } from './read-form-file.ts';

/** As the parser hands a file over: `truncated` may be told only once all bytes were taken. */
const requestWith = (truncated: boolean): Pick<FastifyRequest, 'file'> => ({
  file: async () =>
    ({
      fieldname: 'file',
      filename: 'palette.css',
      file: { truncated },
      toBuffer: async () => Buffer.from('--a: #FF0000;'),
      // biome-ignore lint/suspicious/noExplicitAny: the rest of a part is not looked at.
    }) as any,
});

test('a file that was cut off is refused, not taken for whole', async () => {
  await expect(readFormFile(requestWith(true))).rejects.toMatchObject({
    code: 'payload_too_large',
    message: 'The file is larger than 5 MiB',
  });
  const { file } = await readFormFile(requestWith(false));
  expect(await file.text()).toBe('--a: #FF0000;');
});
