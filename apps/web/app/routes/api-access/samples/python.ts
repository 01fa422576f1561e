import { type Call, type FormPart, KEY_VARIABLE } from './call.ts';
import { type Dialect, wrap, writeLiteral } from './write-literal.ts';

const PYTHON: Dialect = {
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
  space: '',
  indent: '    ',
};

/** Indent of arguments. */
const LAYOUT = { indent: '    ', inner: '        ', space: '' };

const READ: Record<Call['answer'], string> = {
  json: 'print(json.dumps(json.load(response), indent=2))',
  text: 'print(response.read().decode())',
  file: 'Path("answer").write_bytes(response.read())',
  nothing: 'print(response.status)',
};

/** The call as a script that needs nothing beyond the standard library of Python 3. */
export function writePython(call: Call): string {
  const { form } = call;
  const usesJson = call.json !== undefined || call.answer === 'json';
  const usesFiles = call.answer === 'file' || form?.some((part) => 'file' in part);

  return [
    ...(usesJson ? ['import json'] : []),
    ...(call.needsKey ? ['import os'] : []),
    ...(usesFiles ? ['from pathlib import Path'] : []),
    'from urllib.request import Request, urlopen',
    ...(form ? ['from uuid import uuid4'] : []),
    '',
    ...(form ? writeForm(form) : []),
    'request = Request(',
    ...writeArguments(call).map((line) => `    ${line},`),
    ')',
    'with urlopen(request) as response:',
    `    ${READ[call.answer]}`,
  ].join('\n');
}

function writeArguments({ method, url, json, form, needsKey }: Call): string[] {
  const headers = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}"`] : []),
    ...(json === undefined ? [] : ['"Content-Type": "application/json"']),
    ...(form ? ['"Content-Type": f"multipart/form-data; boundary={boundary}"'] : []),
  ];
  return [
    JSON.stringify(url),
    ...(method === 'GET' ? [] : [`method=${JSON.stringify(method)}`]),
    ...(headers.length > 0 ? [`headers=${wrap('{}', headers, LAYOUT)}`] : []),
    ...(json === undefined
      ? []
      : [`data=json.dumps(${writeLiteral(json, PYTHON, '    ')}).encode()`]),
    ...(form ? ['data=form'] : []),
  ];
}

/** The standard library cannot write forms, so each part is spelled out. */
const writeForm = (parts: readonly FormPart[]): string[] => [
  'boundary = uuid4().hex',
  'form = b"".join([',
  ...parts.flatMap((part) => {
    const head = `Content-Disposition: form-data; name=\\"${part.name}\\"`;
    return 'file' in part
      ? [
          `    f"--{boundary}\\r\\n${head}; filename=\\"${part.file}\\"\\r\\n\\r\\n".encode(),`,
          `    Path(${JSON.stringify(part.file)}).read_bytes(),`,
          '    b"\\r\\n",',
        ]
      : [`    f"--{boundary}\\r\\n${head}\\r\\n\\r\\n${part.text}\\r\\n".encode(),`];
  }),
  '    f"--{boundary}--\\r\\n".encode(),',
  '])',
  '',
];
