// Typechecked and run by scripts/generated-clients.system.test.ts, against what was generated.
import createClient from 'openapi-fetch';

import type { paths } from './openapi-typescript.ts';

const { GET, POST } = createClient<paths>({ baseUrl: `${process.argv[2]}/api/v1` });
const colors = ['#F472B6', '#FB923C'];
const body = { name: 'Candy', colors };

const css = await POST('/palettes/export', { body: { ...body, format: 'css' }, parseAs: 'text' });
const json = await POST('/palettes/export', { body: { ...body, format: 'json' } });
const ase = await POST('/palettes/export', { body: { ...body, format: 'ase' }, parseAs: 'blob' });
const file = ase.data as unknown as Blob;

const form = new FormData();
form.set('file', file, 'candy.ase');
const uploaded = await POST('/palettes/import/file', {
  body: { file: '' },
  bodySerializer: () => form,
});
const read = await POST('/palettes/import', { body: { text: '#3B82F6, #FBBF24' } });
const names = await GET('/colors/names', { params: { query: { hex: '#FF6347', list: 'css' } } });
const name: string | undefined = names.data?.names[0]?.name;

console.log(
  JSON.stringify({
    css: css.data,
    json: json.data,
    bytes: file.size,
    uploaded: uploaded.data?.palette.colors.map(({ hex }) => hex),
    read: read.data?.palette.colors.map(({ hex }) => hex),
    name,
  }),
);
