import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { crc32 } from 'node:zlib';

import { createClient } from '@swatchwork/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { displayP3 } from '../../../../../testing/pictures/picture-files.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Blue, and orange on the left third. */
const png = await flat(90, 60, '#3B82F6')
  .composite([{ input: await flat(30, 60, '#FB923C').png().toBuffer(), left: 0, top: 0 }])
  .png()
  .toBuffer();
const BOTH = ['#3B82F6', '#FB923C'];

function form(
  ...parts: [name: string, value: Uint8Array<ArrayBuffer> | Buffer | string, type?: string][]
) {
  const data = new FormData();
  for (const [name, value, type = 'image/png'] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)], { type }), 'a.png');
  }
  return data;
}

async function send(
  body: BodyInit,
  headers: Record<string, string> = {},
  path = '/api/colors/extract',
) {
  const answer = await fetch(origin + path, { method: 'POST', body, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const sendImage = (image: Uint8Array, type?: string) =>
  send(form(type ? ['image', Buffer.from(image), type] : ['image', Buffer.from(image)]));

async function expectHealth() {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
}

describe('POST /api/colors/extract answers', () => {
  test.each(['/api/colors/extract', '/api/v1/colors/extract'])(
    'EXTAPI-01, EXTAPI-02, EXTAPI-19: %s, without a token or with a bad one',
    async (path) => {
      for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
        const { status, body } = await send(form(['image', png]), headers, path);
        expect(status).toBe(200);
        expect(body.colors).toEqual(BOTH);
        expect(body.swatches).toMatchObject([
          { hex: '#3B82F6', rgb: { r: 59, g: 130, b: 246 } },
          { hex: '#FB923C', rgb: { r: 251, g: 146, b: 60 } },
        ]);
        expect(body.swatches[0].share).toBeCloseTo(2 / 3, 10);
        expect(body.swatches[1].position.x).toBeLessThan(1 / 3);
      }
    },
  );

  test('the client sends a picture, in memory and over a socket', async () => {
    const client = createClient({ fetch, baseUrl: `${origin}/api/v1` });
    const image = new Blob([new Uint8Array(png)]);
    expect((await client.colors.extract(image)).colors).toEqual(BOTH);
    expect((await client.colors.extract(image, { count: 1 })).colors).toHaveLength(1);
    const vivid = await client.colors.extract(image, { preset: 'vivid' });
    expect(vivid.colors.toSorted()).toEqual(BOTH.toSorted());
  });

  test('count, before or after the file, is the most that is answered', async () => {
    expect((await send(form(['count', '1'], ['image', png]))).body.colors).toHaveLength(1);
    expect((await send(form(['image', png], ['count', '16']))).body.colors).toEqual(BOTH);
  });

  test('preset says which colors; another one is refused', async () => {
    const gray = await flat(300, 200, '#8A8F98')
      .composite([{ input: await flat(9, 9, '#E11D48').png().toBuffer(), left: 200, top: 50 }])
      .png()
      .toBuffer();
    const { status, body } = await send(
      form(['preset', 'accent'], ['count', '1'], ['image', gray]),
    );
    expect([status, body.colors]).toEqual([200, ['#E11D48']]);
    const refusal = await send(form(['preset', 'neon'], ['image', gray]));
    expect([refusal.status, refusal.body.details[0].field]).toEqual([400, 'preset']);
    expect(refusal.body.error).toMatch(/preset: .*dominant.*vivid.*muted.*accent/);
  });

  test('a region is the part that is looked at, its places those of the whole picture', async () => {
    const right = await send(form(['region', '0.5,0,0.5,1'], ['image', png]));
    expect([right.status, right.body.colors]).toEqual([200, ['#3B82F6']]);
    expect(right.body.swatches[0].share).toBe(1);
    expect(right.body.swatches[0].position.x).toBeGreaterThan(0.5);
    const client = createClient({ fetch, baseUrl: `${origin}/api/v1` });
    const region = { x: 0, y: 0.5, width: 1e-7, height: 0.1 };
    const left = await client.colors.extract(new Blob([new Uint8Array(png)]), { region });
    expect(left.colors).toEqual(['#FB923C']);
  });

  test.each(['', '0,0,1', '0.5,0,0.6,1', '0,0,0,1', '-1,0,1,1', 'a,b,c,d', '0,0,100,100'])(
    'region %j is refused, with what is allowed',
    async (region) => {
      const { status, body } = await send(form(['region', region], ['image', png]));
      expect([status, body.details[0].field]).toEqual([400, 'region']);
      expect(body.error).toMatch(
        /^region: must be x, y, width and height as fractions of the image/,
      );
    },
  );

  test.each(['png', 'webp', 'jpeg', 'avif'] as const)(
    'a color outside sRGB of a %s has what it is, and the nearest of sRGB',
    async (format) => {
      const { buffer } = await displayP3(
        [
          [0, 255, 0],
          [128, 128, 128],
        ],
        format,
      );
      const { body } = await sendImage(buffer);
      const green = body.swatches.find(({ css }: { css?: string }) => css);
      const [r, g, b] = /^color\(display-p3 (\S+) (\S+) (\S+)\)$/
        .exec(green.css)!
        .slice(1)
        .map(Number);
      expect(Math.max(r!, 1 - g!, b!)).toBeLessThan(0.02);
      expect(green.hex).toMatch(/^#00F[0-9A-F]{3}$/);
      expect(body.colors.toSorted()).toEqual(['#808080', green.hex].toSorted());
      expect(
        body.swatches.find(({ hex }: { hex: string }) => hex === '#808080'),
      ).not.toHaveProperty('css');
    },
  );

  test.each(['jpeg', 'webp', 'gif', 'avif'] as const)(
    'EXTAPI-06, EXTAPI-07, EXTAPI-08: a %s, whatever type is declared',
    async (format) => {
      const file = await sharp(png).toFormat(format, { quality: 100 }).toBuffer();
      for (const type of [`image/${format}`, 'image/png', 'text/plain']) {
        const { status, body } = await sendImage(file, type);
        expect(status).toBe(200);
        expect(body.colors.length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test('EXTAPI-20: a picture of one pixel', async () => {
    const { body } = await sendImage(await flat(1, 1, '#123456').png().toBuffer());
    expect(body.colors).toEqual(['#123456']);
  });

  test('EXTAPI-23: 12 megapixels', async () => {
    const { body } = await sendImage(await flat(4000, 3000, '#10B981').png().toBuffer());
    expect(body.colors).toEqual(['#10B981']);
  });

  test('EXTAPI-15: a picture that unpacks to 50 times its size or more', async () => {
    const bomb = await flat(6000, 6000, '#204060').png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan((6000 * 6000 * 3) / 50);
    expect((await sendImage(bomb)).body.colors).toEqual(['#204060']);
    await expectHealth();
  });

  test('EXTAPI-06, EXTAPI-15: the first of 10,000 frames', async () => {
    expect((await sendImage(gifOfFrames(10_000))).body.colors).toEqual(['#FF0000']);
  });
});

describe('POST /api/colors/extract refuses', () => {
  const refused = async (image: Uint8Array) => {
    const { status, body } = await sendImage(image);
    return [status, body.code];
  };

  test('EXTAPI-09, EXTAPI-10, EXTAPI-21: what is no image, or none that is read', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const file of [svg, 'hello', '%PDF-1.7', 'GIF', '\x89PNG']) {
      expect(await refused(Buffer.from(file, 'latin1'))).toEqual([415, 'unsupported_media_type']);
    }
    expect(await refused(randomBytes(1000))).toEqual([415, 'unsupported_media_type']);
    expect(await refused(Buffer.from('GIF89a and then no more'))).toEqual([
      422,
      'image_unreadable',
    ]);
  });

  test('EXTAPI-11: an empty file', async () => {
    expect(await refused(Buffer.alloc(0))).toEqual([422, 'image_unreadable']);
  });

  test('EXTAPI-13: a truncated one', async () => {
    const noise = await sharp(randomBytes(3 * 200 * 200), {
      raw: { width: 200, height: 200, channels: 3 },
    })
      .png()
      .toBuffer();
    for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      const file = await sharp(noise).toFormat(format).toBuffer();
      expect(await refused(file.subarray(0, file.length / 2))).toEqual([422, 'image_unreadable']);
    }
  });

  test('EXTAPI-14: 60,000 × 60,000 pixels, by the header', async () => {
    const file = Buffer.from(png);
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    const { status, body } = await sendImage(file);
    expect([status, body.code]).toEqual([413, 'image_too_large']);
    expect(body.error).toBe(
      'image: The image has 60000 × 60000 pixels; the limit is 100 megapixels',
    );
  });

  test('EXTAPI-22: a fully transparent one', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: '#FF000000' } as const;
    const file = await sharp({ create: clear }).png().toBuffer();
    expect(await refused(file)).toEqual([422, 'image_transparent']);
  });

  test('EXTAPI-18: 21 MiB, with and without a length declared', async () => {
    const large = Buffer.alloc(21 * 1024 * 1024);
    const body = form(['image', large]);
    expect(await refused(large)).toEqual([413, 'payload_too_large']);
    const request = new Request(origin, { method: 'POST', body });
    const answer = await fetch(`${origin}/api/colors/extract`, {
      method: 'POST',
      body: request.body,
      headers: { 'content-type': request.headers.get('content-type')! },
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'payload_too_large']);
    await expectHealth();
  });

  test.each<[string, FormData]>([
    ['no field', form()],
    ['a file in another field', form(['picture', png])],
    ['a text for a file', form(['image', 'text'])],
    ['two files', form(['image', png], ['image', png])],
    ['three files', form(['image', png], ['image', png], ['image', png])],
    ['a second file beside it', form(['image', png], ['other', png], ['another', png])],
    [
      'many fields',
      form(
        ['image', png],
        ...Array.from({ length: 20 }, (_, i): [string, string] => [`f${i}`, 'x']),
      ),
    ],
  ])('EXTAPI-12: %s', async (_name, body) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.details).toMatchObject([{ field: 'image' }]);
  });

  test.each(['0', '17', '-1', '2.5', '', 'five', '1e1', '9'.repeat(500)])(
    'count %j, and says what is allowed',
    async (count) => {
      const { status, body } = await send(form(['image', png], ['count', count]));
      expect(status).toBe(400);
      expect(body.error).toContain('count: must be a whole number from 1 to 16');
    },
  );

  test('EXTAPI-16: JSON, and other types', async () => {
    for (const [body, type] of [
      ['{"image":"x"}', 'application/json'],
      ['image=x', 'application/x-www-form-urlencoded'],
      ['x', 'image/png'],
    ] as const) {
      const answer = await send(body, { 'content-type': type });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
      expect(answer.body.error).toContain('multipart/form-data');
    }
    expect((await send('')).status).toBe(415);
  });

  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';
  test.each([
    ['no boundary', 'multipart/form-data', part],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    ['another boundary', 'multipart/form-data; boundary=y', `${part}data\r\n--x--\r\n`],
    ['a part that breaks off', 'multipart/form-data; boundary=x', `${part}data`],
    ['headers that break off', 'multipart/form-data; boundary=x', part.slice(0, 30)],
    ['no headers', 'multipart/form-data; boundary=x', '--x\r\n\r\ndata\r\n--x--\r\n'],
    [
      'a forbidden name',
      'multipart/form-data; boundary=x',
      `${part.replace('image', '__proto__')}data\r\n--x--\r\n`,
    ],
    [
      'broken JSON in a part',
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: form-data; name="count"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--\r\n`,
    ],
  ])('EXTAPI-17: %s', async (_name, type, payload) => {
    const { status } = await send(payload, { 'content-type': type });
    expect(status).toBe(400);
    await expectHealth();
  });

  test('EXTAPI-12: no file chosen, as browsers send it', async () => {
    const head = 'content-disposition: form-data; name="image"; filename=""';
    const answer = await send(`--x\r\n${head}\r\n\r\n\r\n--x--\r\n`, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: 'image', received: 'nothing' }]);
  });

  test('EXTAPI-17: a caller who hangs up in the middle does no harm', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const head =
      'POST /api/colors/extract HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n';
    socket.write(`${head}${part}data`, () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
    await expectHealth();
    expect((await sendImage(png)).status).toBe(200);
  });
});

test('a picture that takes too much memory to decode is refused by its header', async () => {
  const file = await flat(8, 8, '#EF4444')
    .toColorspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
  file.writeUInt32BE(10_000, 16);
  file.writeUInt32BE(10_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  const answer = await sendImage(file);
  expect([answer.status, answer.body.code]).toEqual([413, 'image_too_large']);
  expect(answer.body.error).toMatch(/takes [\d,]+ MB of memory, more than the limit of 600 MB/);
  expect((await sendImage(png)).status).toBe(200);
});

test('more pictures than can wait: the rest hear at once when to try again', async () => {
  const slow = await flat(3000, 3000, '#EF4444').png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendImage(slow)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503)!;
  expect(refused.body).toMatchObject({
    code: 'overloaded',
    error: expect.stringContaining('try again'),
  });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await sendImage(png)).status).toBe(200);
});

/** A red frame of one pixel, and many blue ones after it. */
function gifOfFrames(frames: number): Buffer {
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    1,
    0,
    1,
    0,
    0x80,
    0,
    0,
    255,
    0,
    0,
    0,
    0,
    255,
  ]);
  const frame = (index: number) =>
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, index ? 0x4c : 0x44, 1, 0]);
  return Buffer.concat([
    head,
    frame(0),
    ...new Array(frames - 1).fill(frame(1)),
    Buffer.from([0x3b]),
  ]);
}
