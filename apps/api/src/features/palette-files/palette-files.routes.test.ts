import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { PALETTE_FILE_FORMATS } from '@swatchwork/contract';
import { findFormat } from '@swatchwork/formats/formats';
import { readPalette } from '@swatchwork/formats/read';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CANDY = { name: 'Déjà "vu"', colors: ['#F472B6', { hex: '10b981', name: 'Mint' }] };

const exportAs = (format: string, body: object = CANDY) =>
  app.inject({ method: 'POST', url: '/api/v1/palettes/export', payload: { ...body, format } });

const BOUNDARY = 'x-swatchwork';

/** Sends one part of a multipart form. */
const upload = (content: Uint8Array | string, { field = 'file', path = '/api/v1' } = {}) =>
  app.inject({
    method: 'POST',
    url: `${path}/palettes/import`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.bin"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

describe('POST /api/palettes/export', () => {
  test.each(PALETTE_FILE_FORMATS)('%s comes as a file of its type', async (id) => {
    const answer = await exportAs(id);
    const format = findFormat(id)!;
    expect(answer.statusCode).toBe(200);
    const charset = format.isText ? '; charset=utf-8' : '';
    expect(answer.headers['content-type']).toBe(format.mediaType + charset);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="deja-vu.${format.extension}"; filename*=UTF-8''deja-vu.${format.extension}`,
    );
    expect(answer.rawPayload.length).toBeGreaterThan(20);
  });

  test('a name in other letters survives in the header', async () => {
    const { headers } = await exportAs('gpl', { ...CANDY, name: '夏の海' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="file.gpl"; filename*=UTF-8''${encodeURIComponent('夏の海.gpl')}`,
    );
  });

  test('variables are called after the colors, or as asked', async () => {
    const css = async (more: object) => (await exportAs('css', { ...CANDY, ...more })).body;
    expect(await css({})).toContain('--color-mint: #10B981; /* Mint */');
    expect(await css({ names: 'prefixed' })).toContain('--color-deja-vu-mint: #10B981;');
    expect(await css({ names: 'numbered' })).toContain('--color-2: #10B981; /* Mint */');
    expect((await exportAs('css', { ...CANDY, names: 'poetic' })).statusCode).toBe(400);
  });

  test('a color table takes 256 colors', async () => {
    const colors = Array.from({ length: 257 }, () => '#000000');
    const answer = await exportAs('act', { name: 'Many', colors });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].field).toBe('colors');
  });

  test('what is exported can be imported, without a version as well', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/palettes/export',
      payload: { ...CANDY, format: 'ase' },
    });
    const { palette } = readPalette(answer.rawPayload);
    expect(palette).toEqual({
      name: CANDY.name,
      colors: [{ hex: '#F472B6' }, { hex: '#10B981', name: 'Mint' }],
    });
    expect((await upload(answer.rawPayload, { path: '/api' })).json()).toEqual({
      palette,
      format: 'ase',
      notes: [],
    });
  });

  test.each([
    ['format', { format: 'psd' }],
    ['colors', { colors: [] }],
    ['colors.0', { colors: ['red'] }],
    ['colors', { format: 'png', colors: Array.from({ length: 1001 }, () => '#000000') }],
    ['name', { name: 'n'.repeat(201) }],
  ])('400 names the field %s', async (field, change) => {
    const body = { ...CANDY, format: 'css', ...change };
    const { status, body: error } = await callJson(app, 'POST', '/api/v1/palettes/export', body);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_request', details: [{ field }] });
  });

  test.each(['css', 'tokens', 'ase', 'png', 'pdf'])(
    'a palette of many colors, written in a thread, is whole: %s',
    async (format) => {
      const colors = Array.from({ length: 150 }, (_, i) => `#${String(100_000 + i)}`);
      const answer = await exportAs(format, { name: 'Many', colors });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBeGreaterThan(1000);
      if (format === 'png' || format === 'pdf') return;
      const { palette } = readPalette(answer.rawPayload);
      expect(palette.colors.map(({ hex }) => hex)).toEqual(colors);
    },
  );

  const GREEN = { hex: '#000000', css: 'color(display-p3 0 1 0 / 50%)', name: 'Green' };

  test.each([1, 150])('%d colors beyond sRGB are written as they are', async (count) => {
    const colors = Array.from({ length: count }, () => GREEN);
    const answer = await exportAs('tokens', { name: 'Wide', colors });
    expect(answer.headers['x-palette-notes']).toBeUndefined();
    const { palette } = readPalette(answer.rawPayload);
    expect(palette.colors).toHaveLength(count);
    expect(palette.colors[0]).toEqual({
      hex: '#00FB29',
      css: 'color(display-p3 0 1 0)',
      alpha: 0.5,
      name: 'Green',
    });
  });

  test.each([1, 150])('a header says what the format cannot hold of %d', async (count) => {
    const colors = ['#3B82F6', ...Array.from({ length: count }, () => GREEN)];
    const { headers } = await exportAs('aco', { name: '', colors });
    const [color = '', alpha] = JSON.parse(String(headers['x-palette-notes']));
    expect(color).toContain('nearest hex: number 2 as #00FB29 (dE_OK 0.0');
    expect(alpha).toMatch(/translucent colors? became opaque\./);
  });

  test('inks of an imported file are written again, until the color is edited', async () => {
    const inks = [0, 1, 0, 0];
    const file = await exportAs('ase', { name: '', colors: [{ hex: '#FF00FF', inks }] });
    const text = await exportAs('json', { name: '', colors: [{ hex: '#FF00FF', inks }] });
    const { body } = await callJson(app, 'POST', '/api/v1/palettes/import', { text: text.body });
    expect(body.palette.colors).toEqual([{ hex: '#FF00FF', inks }]);
    expect(file.rawPayload.includes('CMYK')).toBe(true);
    const edited = await exportAs('ase', { name: '', colors: [{ hex: '#FF00FE', inks }] });
    expect(edited.rawPayload.includes('CMYK')).toBe(false);
    const css = await exportAs('css', { name: '', colors: [{ hex: '#FF00FF', inks }] });
    expect(String(css.headers['x-palette-notes'])).toContain('without its ink amounts');
    const wrong = await exportAs('ase', { name: '', colors: [{ hex: '#FF00FF', inks: [0, 1] }] });
    expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('4 numbers')]);
  });

  test('400 says what a color of CSS may be', async () => {
    const body = { colors: [{ hex: '#000000', css: 'var(--a)' }], format: 'css' };
    const { status, body: error } = await callJson(app, 'POST', '/api/v1/palettes/export', body);
    expect(status).toBe(400);
    const message = expect.stringMatching(/^must be a CSS color such as /);
    expect(error.details).toMatchObject([{ field: 'colors.0.css', message }]);
  });

  test('413 for more than 4 MiB', async () => {
    const answer = await exportAs('css', { ...CANDY, x: 'x'.repeat(4 * 1024 * 1024) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('POST /api/palettes/import', () => {
  const importText = (text: unknown) => callJson(app, 'POST', '/api/v1/palettes/import', { text });

  test('reads a text, and says what was left out', async () => {
    const { status, body } = await importText('--green: #0f0; --green: #00f;');
    expect(status).toBe(200);
    expect(body).toEqual({
      palette: { name: '', colors: [{ hex: '#00FF00', name: 'green' }] },
      format: 'variables',
      notes: ['1 later value of the same variable was left out.'],
    });
  });

  test('a color beyond sRGB comes as it is, with its nearest hex', async () => {
    const { body } = await importText('--green: color(display-p3 0 1 0 / 0.5);');
    expect(body).toEqual({
      palette: {
        name: '',
        colors: [{ hex: '#00FB29', css: 'color(display-p3 0 1 0)', alpha: 0.5, name: 'green' }],
      },
      format: 'variables',
      notes: [],
    });
  });

  test.each([
    [422, 'palette_file_empty', 'no colors here'],
    [422, 'palette_file_broken', '{"colors": ['],
    [422, 'palette_file_broken', Buffer.from('ASEF\0\x01\0\0\0\0\0\x09\0\x01', 'latin1')],
    [415, 'unsupported_media_type', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1')],
    [413, 'payload_too_large', '#fff\n'.repeat(10_001)],
    [413, 'payload_too_large', Buffer.alloc(5 * 1024 * 1024 + 1, 32)],
  ])('%d %s', async (status, code, content) => {
    const answer = await upload(content);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  test('a text that is read in a thread is read as a short one', async () => {
    const text = Array.from({ length: 2000 }, (_, i) => `--v${i}: #3B82F6;\n`).join('');
    const { status, body } = await importText(text);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'variables', notes: [] });
    expect(body.palette.colors).toHaveLength(2000);
    expect(body.palette.colors[7]).toEqual({ hex: '#3B82F6', name: 'v7' });
    expect((await importText(' '.repeat(20_000))).status).toBe(422);
  });

  test('an unreadable file names its format and the offset', async () => {
    const { body } = await importText('GIMP Palette\n1 2');
    expect(body).toMatchObject({
      error: 'GPL, offset 13: this line is not a color such as 59 130 246 Blue',
    });
  });

  test.each([
    ['body', {}],
    ['text', { text: 5 }],
    ['text', { text: '' }],
    ['file', { file: 'a' }],
  ])('400 names %s', async (field, request) => {
    const { status, body } = await callJson(app, 'POST', '/api/v1/palettes/import', request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', details: [{ field }] });
  });

  test('400 for a form with another field, or none', async () => {
    expect((await upload('#fff', { field: 'image' })).json()).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'file' }],
    });
    const empty = await app.inject({
      method: 'POST',
      url: '/api/v1/palettes/import',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: `--${BOUNDARY}--\r\n`,
    });
    expect(empty.statusCode).toBe(400);
  });

  test('415 for any other body', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/palettes/import',
      headers: { 'content-type': 'text/plain' },
      payload: '#fff',
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('over HTTP', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  test('a long palette file takes a place before it is received, and one address at most half of them', async () => {
    const { port } = app.server.address() as AddressInfo;
    const begin = () => {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.write(
        'POST /api/palettes/import HTTP/1.1\r\nhost: x\r\n' +
          'content-type: application/json\r\ncontent-length: 5000000\r\n\r\n',
      );
      return once(socket, 'data').then(([answer]) => String(answer).slice(9, 12));
    };
    expect(await Promise.race(Array.from({ length: 20 }, begin))).toBe('503');
    expect((await upload('#112233 #445566')).statusCode).toBe(200); // a short text needs no slot
  });

  test('the refusal of a file that is far too long reaches a client that sends all of it first', async () => {
    const { port } = app.server.address() as AddressInfo;
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(40 * 1024 * 1024)]), 'long.css');
    const url = `http://127.0.0.1:${port}/api/palettes/import`;
    const answer = await fetch(url, { method: 'POST', body });
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'payload_too_large']);
  });
});
