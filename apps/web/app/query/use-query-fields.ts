import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

import { OWN_ENTRY, usePageNavigate } from '../navigation/use-page-navigate.ts';

/** Debounce in milliseconds before the address changes; browsers refuse a change with every key. */
const REST = 200;

/**
 * Form fields whose values live in the address, so that a shared link, a reload, the back button
 * and the server agree. The first edit adds a history entry; later edits replace it: one step back
 * undoes them together.
 *
 * @param defaults The values of fields that the address does not contain. Keep it outside the
 *   component.
 */
export function useQueryFields<Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const [params] = useSearchParams();
  const navigate = usePageNavigate();
  const withdraw = useRef<() => void>(undefined);
  const inAddress = read(params, defaults);
  const [fields, setFields] = useState(inAddress);
  const query = toQuery(fields, defaults);
  const address = toQuery(inAddress, defaults);
  const [seen, setSeen] = useState(address);
  /** The address as these fields last wrote it, until something else changes it. */
  const [written, setWritten] = useState<string>();
  /** The fields as the address has them, or will have them once it is written. */
  const [settled, setSettled] = useState(inAddress);
  const isBackOrForward = useNavigationType() === 'POP';

  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      // What was typed while a link was on its way stays.
      const typed = isBackOrForward ? {} : changesOf(fields, settled);
      setFields({ ...inAddress, ...typed });
      setSettled(inAddress);
      setWritten(undefined);
    }
  }

  const write = useCallback(() => {
    if (query === address || query === written) return;
    setWritten(query);
    setSettled(fields);
    withdraw.current?.();
    withdraw.current = navigate(`?${query}`, {
      replace: address === written,
      preventScrollReset: true,
      state: OWN_ENTRY,
    });
  }, [fields, query, address, written, navigate]);

  useEffect(() => {
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [write]);

  useEffect(() => () => withdraw.current?.(), []);

  // Leaving the fields writes the address as well, so that the history entry is complete before a
  // link is followed. Moving from one field to the next does not write: a drag that begins there
  // must not be delayed.
  useEffect(() => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLInputElement)) write();
    };
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [write]);

  const set = useCallback(
    (name: Name) => (text: string) => setFields((now) => ({ ...now, [name]: text })),
    [],
  );
  return { fields, set };
}

/** The fields whose values differ from former ones. */
function changesOf<Name extends string>(
  fields: Record<Name, string>,
  former: Record<Name, string>,
): Partial<Record<Name, string>> {
  const changes: Partial<Record<Name, string>> = {};
  for (const name in fields) if (fields[name] !== former[name]) changes[name] = fields[name];
  return changes;
}

/** Empty fields that are empty without the address are left out: links stay short. */
function toQuery<Name extends string>(
  fields: Record<Name, string>,
  defaults: Readonly<Record<Name, string>>,
): string {
  const params = new URLSearchParams();
  for (const name in fields) {
    if (fields[name] !== '' || defaults[name] !== '') params.set(name, fields[name]);
  }
  return String(params);
}

function read<Name extends string>(
  params: URLSearchParams,
  defaults: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const read: Record<Name, string> = { ...defaults };
  for (const name in defaults) read[name] = params.get(name) ?? defaults[name];
  return read;
}
