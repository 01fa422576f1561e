import { useEffect, useState } from 'react';

import type { PairField } from './address-here.ts';

/** The field of a pair of colors that a person was in last: there the next color goes. */
export function usePairField(): PairField {
  const [field, setField] = useState<PairField>('background');

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const name = target instanceof HTMLInputElement ? target.name : undefined;
      if (name === 'text' || name === 'background') setField(name);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  return field;
}
