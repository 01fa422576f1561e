import { type FormEvent, useEffect, useRef, useState } from 'react';

import type { Endpoint, Field } from '../document/endpoint.ts';
import { fillPath } from '../samples/call.ts';
import { readProblems } from './read-problems.ts';
import { type Attempt, type Outcome, sendRequest } from './send-request.ts';
import { type Problems, readBody, writeBody } from './write-body.ts';

/** Two fields of one name, one in the path and one in the body, have separate texts. */
const keyOf = ({ place, name }: Field) => `${place} ${name}`;

/** An endpoint, called with the content of the page's fields. */
export function useTryIt({ method, path, fields, body }: Endpoint, key: string) {
  const isForm = body?.mediaType === 'multipart/form-data';
  const inBody = fields.filter(
    ({ place, type }) => place === 'body' && (isForm || type !== 'file'),
  );
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(fields.map((field) => [keyOf(field), field.example ?? ''])),
  );
  const [json, setJson] = useState(() => (body ? JSON.stringify(body.example, null, 2) : ''));
  const [way, setWay] = useState<'fields' | 'json'>(() =>
    readBody(inBody, json) ? 'fields' : 'json',
  );
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const textOf = (field: Field) => texts[keyOf(field)] ?? '';
  const given = fields
    .filter(({ place }) => place === 'path' || place === 'query')
    .map((field) => ({ name: field.name, place: field.place, text: textOf(field) }))
    .filter(({ place, text }) => place === 'path' || text !== '');
  const headers = fields
    .filter((field) => field.place === 'header' && textOf(field) !== '')
    .map((field): [string, string] => [field.name, textOf(field)]);
  const address = `/api${fillPath(path, given)}`;

  function edit(next: 'fields' | 'json') {
    if (next === 'json') {
      const made = writeBody(inBody, textOf);
      if ('problems' in made) return setProblems(made.problems);
      setJson(JSON.stringify(made.body, null, 2));
    } else {
      const read = readBody(inBody, json);
      if (!read)
        return setProblems({ body: 'contains values that the fields cannot show: edit it here' });
      setTexts((now) => ({
        ...now,
        ...Object.fromEntries(inBody.map((field) => [keyOf(field), read[field.name] ?? ''])),
      }));
    }
    setProblems({});
    setWay(next);
  }

  function readSent(form: HTMLFormElement): Pick<Attempt, 'body'> | { problems: Problems } {
    if (!body) return {};
    if (isForm) return { body: readForm(new FormData(form), inBody, textOf) };
    if (way === 'json') return { body: json };
    const made = writeBody(inBody, textOf);
    return 'problems' in made ? made : { body: JSON.stringify(made.body) };
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = readSent(event.currentTarget);
    running.current?.abort();
    if ('problems' in sent) {
      setBusy(false);
      setProblems(sent.problems);
      setOutcome({ failure: 'Nothing was sent: a field above is not valid JSON.' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const answer = await sendRequest(
        { method, path: address, headers, key: key.trim(), ...sent },
        controller.signal,
      );
      setOutcome(answer);
      setProblems(
        answer.failure === undefined && answer.status >= 400 ? readProblems(answer.text) : {},
      );
      setBusy(false);
    } catch {
      // A newer request replaced this one, or the visitor left the page.
    }
  }

  return {
    fields: fields.filter(({ place }) => place !== 'body'),
    bodyFields: isForm || (body && way === 'fields') ? inBody : [],
    textOf,
    set: (field: Field) => (text: string) => setTexts((now) => ({ ...now, [keyOf(field)]: text })),
    /** Undefined if the body is a form, or if there is none. */
    editor: body && !isForm ? { way, edit, json, setJson } : undefined,
    problems,
    address,
    outcome,
    busy,
    onSubmit,
  };
}

/** The files and texts of a form, without empty ones. */
function readForm(
  all: FormData,
  fields: readonly Field[],
  textOf: (field: Field) => string,
): FormData {
  const form = new FormData();
  for (const field of fields) {
    const value = field.type === 'file' ? all.get(`body-${field.name}`) : textOf(field);
    if (value instanceof File ? value.size > 0 || value.name : value) {
      form.set(field.name, value ?? '');
    }
  }
  return form;
}
