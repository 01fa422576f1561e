import { type FormEvent, useEffect, useRef, useState } from 'react';

import type { Endpoint, Field } from '../document/endpoint.ts';
import { fillPath } from '../samples/call.ts';
import { type Outcome, sendRequest } from './send-request.ts';

/** The fields of a call that its address or its headers carry. */
const inAddress = ({ place }: Field) => place === 'path' || place === 'query';

/** One endpoint, called from the page with what stands in its fields. */
export function useTryIt({ method, path, fields, body }: Endpoint, key: string) {
  const isForm = body?.mediaType === 'multipart/form-data';
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.filter(inAddress).map(({ name, example }) => [name, example ?? ''])),
  );
  const [json, setJson] = useState(() => (body ? JSON.stringify(body.example, null, 2) : ''));
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const given = fields
    .filter(inAddress)
    .map(({ name, place }) => ({ name, place, text: values[name] ?? '' }))
    .filter(({ place, text }) => place === 'path' || text !== '');
  const address = `/api${fillPath(path, given)}`;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = isForm ? readForm(new FormData(event.currentTarget), fields) : undefined;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      setOutcome(
        await sendRequest(
          { method, path: address, body: form ?? (body && json), key: key.trim() },
          controller.signal,
        ),
      );
      setBusy(false);
    } catch {
      // Another request took its place, or the page was left.
    }
  }

  return {
    fields: fields.filter((field) => inAddress(field) || (isForm && field.place === 'body')),
    values,
    set: (name: string) => (text: string) => setValues((now) => ({ ...now, [name]: text })),
    json: body && !isForm ? { text: json, set: setJson } : undefined,
    address,
    outcome,
    busy,
    onSubmit,
  };
}

/** The parts of the form alone, without those that were left empty. */
function readForm(all: FormData, fields: readonly Field[]): FormData {
  const form = new FormData();
  for (const { name } of fields.filter(({ place }) => place === 'body')) {
    const value = all.get(`body-${name}`);
    if (value instanceof File ? value.size > 0 || value.name : value) form.set(name, value ?? '');
  }
  return form;
}
