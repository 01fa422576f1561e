import { type Call, type FormPart, KEY_VARIABLE } from './call.ts';
import { type Dialect, wrap, writeLiteral } from './write-literal.ts';

const JAVASCRIPT: Dialect = {
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)),
  words: { true: 'true', false: 'false', null: 'null' },
  space: ' ',
  indent: '  ',
};

/** Indent of options. */
const LAYOUT = { indent: '  ', inner: '    ', space: ' ' };

const READ: Record<Call['answer'], string[]> = {
  json: ['console.log(await response.json());'],
  text: ['console.log(await response.text());'],
  file: ['await writeFile("answer", response.body);'],
  nothing: [],
};

/** The call as a module for Node; for a browser too, if it reads no file and no key. */
export function writeJavaScript(call: Call): string {
  const files = call.form?.some((part) => 'file' in part);
  const imports = [
    ...(files ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(call.answer === 'file' ? ['import { writeFile } from "node:fs/promises";'] : []),
  ];
  const form = call.form && ['const form = new FormData();', ...call.form.map(addPart), ''];
  const options = writeOptions(call);
  const url = JSON.stringify(call.url);

  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...(form ?? []),
    ...(options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options.map((line) => `  ${line},`), '});']),
    'if (!response.ok) throw new Error(await response.text());',
    ...READ[call.answer],
  ].join('\n');
}

const addPart = (part: FormPart) =>
  'file' in part
    ? `form.set(${JSON.stringify(part.name)}, await openAsBlob(${JSON.stringify(part.file)}));`
    : `form.set(${JSON.stringify(part.name)}, ${JSON.stringify(part.text)});`;

function writeOptions({ method, json, form, needsKey }: Call): string[] {
  const headers = [
    ...(needsKey ? [`Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\``] : []),
    ...(json === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  return [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)}`]),
    ...(headers.length > 0 ? [`headers: ${wrap('{}', headers, LAYOUT)}`] : []),
    ...(json === undefined
      ? []
      : [`body: JSON.stringify(${writeLiteral(json, JAVASCRIPT, '  ')})`]),
    ...(form ? ['body: form'] : []),
  ];
}
