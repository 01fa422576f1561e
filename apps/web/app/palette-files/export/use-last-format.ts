import { FORMATS, type Format, findFormat } from '@swatchwork/formats/formats';
import { useState } from 'react';

const KEY = 'exportFormat';

/** The format that the visitor chose last, in this visit or an earlier one. */
export function useLastFormat(): [format: Format, choose: (id: string) => void] {
  const [id, setId] = useState(readLast);

  function choose(next: string) {
    setId(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is full or forbidden: the choice holds for this visit only.
    }
  }

  return [findFormat(id) ?? FORMATS[0]!, choose];
}

function readLast(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
