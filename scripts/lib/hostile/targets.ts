import { formatHex, parseColor } from '@swatchwork/color';
import { MatrixQuery } from '@swatchwork/contract';
import { PICTURE_FORMATS } from '@swatchwork/formats/constants';
import { readContexts } from '@swatchwork/formats/contexts';
import { FORMATS } from '@swatchwork/formats/formats';
import { readPalette } from '@swatchwork/formats/read';

import { nameDevice } from '../../../apps/api/src/features/accounts/sessions/device-name.ts';
import { toCallerKey } from '../../../apps/api/src/http/client-address.ts';
import { describeError, pathWithoutSecrets } from '../../../apps/api/src/log/log.ts';
import { escapeBrokenPath, toPath } from '../../../apps/api/src/pages/broken-path.ts';
import { isKnown } from '../../../apps/api/src/plugins/answers/etag.ts';
import { hasKeyInQuery, keyOf } from '../../../apps/api/src/plugins/guard/request-key.ts';
import { problemOfShape } from '../../../apps/api/src/plugins/requests/json-shape.ts';
import { decodeBmp } from '../../../packages/extract/src/bmp/decode-bmp.ts';
import { READ_ONLY_FILES } from '../../../packages/formats/testing/archives.ts';
import { READ_ONLY_TEXTS } from '../../../packages/formats/testing/texts.ts';
import { pictureTargets } from './picture-targets.ts';
import { READER_TARGETS } from './reader-targets.ts';
import type { Target } from './search.ts';
import { tokensOf } from './shapes.ts';

const MIB = 1024 * 1024;
const SAMPLE = {
  name: 'Sea */ } </title> "calm"',
  colors: ['#F472B6', '#FB923C', '#10B981'],
  colorNames: ['Pop "That" Gum', "d'or */ x", undefined],
  alphas: [0.5],
} as const;

/** Samples in formats that can be read but not written. */
const OTHER_TEXTS = [
  'https://coolors.co/palette/3b82f6-000000-ffffff',
  'https://color.adobe.com/create/color-wheel/?rgbvalues=0.1,0.2,0.3,1,0,0',
  '{"a":{"$type":"color","$value":"{b}"},"b":{"$extends":"{a}","$ref":"#/a/b"}}',
  'module.exports = { theme: { extend: { colors: { brand: { 500: "#3b82f6" } } } } } // x',
  '$a: rgb(1 2 3 / 0.5) !default; @b: hsl(1deg 2% 3%); /* c */ --d: 1 2% 3%;',
  'JASC-PAL\r\n0100\r\n1\r\n59 130 246\r\nred, blue\n',
];

/** Token files and a resolver document, which are read in every context. */
const CONTEXT_TEXTS = [
  '{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/sets/b"},{"$ref":"#/sets/b"}]},"b":{"sources":[{"x":{"$type":"color","$value":"#fff"}}]}},"modifiers":{"m":{"contexts":{"c":[{"$ref":"#/sets/a"}],"d":[]},"default":"c"}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/m"}]}',
  `{ /* x */ a: { $type: 'color', b: { $value: '{c.d}', $extensions: { 'studio.tokens': { modify: { type: 'mix', value: '(0.1 + {e})', space: 'lch', color: '{c.d}' } } } }, }, c: { $extends: '{a}', d: { $ref: '#/a/b/$value' } }, }`,
  '{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/0"},0,1],"alpha":0.5}},"b":{"$root":{"$value":"{a}"},"$ref":"#/a"}}',
];

/** Everything that works on the text or the bytes of a stranger, at the largest accepted size. */
export async function hostileTargets(): Promise<Target[]> {
  const written = await Promise.all(
    FORMATS.filter(({ id }) => !PICTURE_FORMATS.includes(id)).map(async ({ id, write }) => {
      const file = await write(SAMPLE, new Date(0));
      return {
        id,
        text: typeof file === 'string' ? file : toLatin1(file),
        isText: typeof file === 'string',
      };
    }),
  );
  const others = [
    ...OTHER_TEXTS.map((text) => ({
      id: text.slice(0, 12).trim().replaceAll('\n', ' '),
      text,
      isText: true,
    })),
    ...Object.entries(READ_ONLY_TEXTS).map(([id, text]) => ({ id, text, isText: true })),
    ...Object.entries(READ_ONLY_FILES).map(([id, file]) => ({
      id,
      text: toLatin1(file),
      isText: false,
    })),
  ];
  return [
    ...[...written, ...others].map(
      ({ id, text, isText }): Target => ({
        name: `read ${id}`,
        ...learnt(text),
        limit: 5 * MIB,
        run: (input) => readPalette(isText ? input : fromLatin1(input)),
      }),
    ),
    ...FORMATS.map(
      (format): Target => ({
        name: `write ${format.id}`,
        ...learnt(`${SAMPLE.colorNames.join(' ')} ${SAMPLE.name} #{1} \u202E \u0301\u0323`),
        limit: PICTURE_FORMATS.includes(format.id) ? 200_000 : 1_500_000,
        run: (input) => format.write(named(input), new Date(0)),
      }),
    ),
    {
      name: 'picture bmp',
      tokens: ['\0', '\x01', '\x02', '\x03', '\x10', '\xff', '\x80'],
      samples: [1, 2].flatMap((runs) => [
        bmpHeader(10_000, 10_000, runs),
        bmpHeader(60_000, 1600, runs),
      ]),
      limit: 20 * MIB,
      run: (input) => decodeBmp(fromLatin1(input), () => {}),
    },
    header(
      'key in an address',
      (text) => hasKeyInQuery(`/api/v1/colors?${text}`),
      '?api-key=sw_a&b=c',
    ),
    header('bearer', (text) => keyOf({ authorization: text }), 'Bearer sw_abc  Bearer x'),
    header('X-API-Key', (text) => keyOf({ 'x-api-key': text }), ' sw_abc '),
    header('X-Forwarded-For', toCallerKey, '1.2.3.4:80 [::1]:80 ::ffff:1.2.3.4 fe80::1%eth0'),
    header('If-None-Match', (text) => isKnown(text, 'W/"a"'), 'W/"abc", "d", *'),
    header('User-Agent', nameDevice, 'Mozilla/5.0 (X11; Linux) Gecko/1 Chrome/1 Safari/1 Edg/1'),
    header('address', (text) => escapeBrokenPath(toPath(text)), 'http://a/b%zz?c=%d#e%41'),
    header('address in the log', pathWithoutSecrets, '/a@b/%40/sw_abc/d-e?f'),
    header(
      'error in the log',
      (text) => describeError(new Error(text)),
      '\nparams: a@b "c"\n    at d',
    ),
    header(
      'color',
      parseColor,
      'rgba(1 2% 3 / 0.4) hsl(1deg,2%,3%) color(srgb 1e9 none calc(1)) #3b82f6',
    ),
    ...CONTEXT_TEXTS.map(
      (text): Target => ({
        name: `contexts of ${text.slice(0, 12)}`,
        ...learnt(text),
        limit: 5_000_000,
        run: (input) => readContexts([{ name: 'a.json', text: input }]),
      }),
    ),
    header('colors', (text) => MatrixQuery.safeParse({ colors: text }), '3b82f6-#ffffff,000'),
    {
      name: 'shape of JSON',
      ...learnt('{"a":[1,"b\\"",{"c":null}],"d":{"e":[[]]}}'),
      limit: 8 * MIB,
      run: problemOfShape,
    },
    ...Object.values(READER_TARGETS).flat(),
    ...(await pictureTargets()),
  ];
}

const header = (name: string, run: Target['run'], sample: string): Target => ({
  name,
  ...learnt(sample),
  limit: 16 * 1024,
  run,
});

const learnt = (sample: string) => ({
  tokens: [...new Set([...tokensOf([sample]), ' ', '\n', ';'])],
  samples: [sample],
});

/** As many colors as there are names of 200 characters in the text. */
function named(text: string) {
  const names = text.match(/[\s\S]{1,200}/g) ?? [''];
  return {
    name: names[0]!,
    colors: names.map((_, i) =>
      formatHex({ r: (i % 256) / 255, g: ((i * 7) % 256) / 255, b: 0.5 }),
    ),
    colorNames: names,
  };
}

function bmpHeader(width: number, height: number, compression: number): string {
  const view = new DataView(new ArrayBuffer(62));
  view.setUint16(0, 0x424d);
  view.setUint32(10, 62, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, compression === 1 ? 8 : 4, true);
  view.setUint32(30, compression, true);
  return toLatin1(new Uint8Array(view.buffer));
}

const toLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const fromLatin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
