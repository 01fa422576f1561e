import { type Call, KEY_VARIABLE } from './call.ts';

/** The call as a command for a shell of Linux, macOS or Windows Subsystem for Linux. */
export function writeCurl({ method, url, json, form, needsKey, answer }: Call): string {
  const isUsual = method === 'GET' || (form && method === 'POST');
  return [
    `curl ${isUsual ? '' : `-X ${method} `}${quote(url)}`,
    ...(needsKey ? [`-H "Authorization: Bearer $${KEY_VARIABLE}"`] : []),
    ...(json === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(json))}`]),
    ...(form ?? []).map((part) =>
      'file' in part
        ? `-F ${quote(`${part.name}=@${part.file}`)}`
        : `-F ${quote(`${part.name}=${part.text}`)}`,
    ),
    ...(answer === 'file' ? ['--output answer'] : []),
  ].join(' \\\n  ');
}

/** Leaves a plain text as it is; within single quotes a shell changes nothing. */
const quote = (text: string) =>
  /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
