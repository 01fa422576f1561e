// Typechecked and run by scripts/generated-clients.system.test.ts, against what was generated.
import { client } from './hey-api/client.gen.ts';
import { exportPalette, importPalette, importPaletteFile, nameColor } from './hey-api/sdk.gen.ts';

client.setConfig({ baseUrl: `${process.argv[2]}/api/v1` });
const colors = ['#F472B6', '#FB923C'];
const body = { name: 'Candy', colors };
const throwOnError = true;

const css = await exportPalette({ body: { ...body, format: 'css' }, throwOnError });
const json = await exportPalette({ body: { ...body, format: 'json' }, throwOnError });
const ase = await exportPalette({
  body: { ...body, format: 'ase' },
  parseAs: 'blob',
  throwOnError,
});
const file = ase.data as unknown as Blob;

const uploaded = await importPaletteFile({ body: { file }, throwOnError });
const read = await importPalette({ body: { text: '#3B82F6, #FBBF24' }, throwOnError });
const names = await nameColor({ query: { hex: '#FF6347', list: 'css' }, throwOnError });
const name: string | undefined = names.data.names[0]?.name;

console.log(
  JSON.stringify({
    css: css.data,
    json: json.data,
    bytes: file.size,
    uploaded: uploaded.data.palette.colors.map(({ hex }) => hex),
    read: read.data.palette.colors.map(({ hex }) => hex),
    name,
  }),
);
