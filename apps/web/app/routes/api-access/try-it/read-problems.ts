import type { Problems } from './write-body.ts';

/** The problems in an answer, by the field of the form. */
export function readProblems(text: string | undefined): Problems {
  const problems: Record<string, string[]> = {};
  for (const { field, message, received } of readDetails(text)) {
    const [name = field] = field.split(/[.[]/, 1);
    const where = name === field ? '' : `${field} `;
    const came = received === undefined ? '' : `; received ${received}`;
    problems[name] = [...(problems[name] ?? []), `${where}${message}${came}`];
  }
  return Object.fromEntries(
    Object.entries(problems).map(([name, texts]) => [name, texts.join('. ')]),
  );
}

type Detail = { field: string; message: string; received?: string };

function readDetails(text = ''): Detail[] {
  try {
    const { details } = Object(JSON.parse(text));
    return Array.isArray(details) ? details.filter(isDetail) : [];
  } catch {
    return [];
  }
}

const isDetail = (detail: unknown): detail is Detail =>
  typeof Object(detail).field === 'string' && typeof Object(detail).message === 'string';
