import { type ConditionId, PRINT_CONDITIONS } from '@swatchwork/print/conditions';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { deviceText } from '../own/device-text.ts';

const chosen = deviceText('printCondition');

const read = (): ConditionId =>
  PRINT_CONDITIONS.find(({ id }) => id === chosen.get())?.id ?? PRINT_CONDITIONS[0].id;

const onServer = (): ConditionId => PRINT_CONDITIONS[0].id;

/** The print condition that the visitor chose last on any page, which the device keeps. */
export function useConditionId() {
  const id = useSyncExternalStore(chosen.subscribe, read, onServer);
  return [id, (next: ConditionId) => void chosen.set(next)] as const;
}

type Print = typeof import('@swatchwork/print');

/** What turns colors into those of paper under a condition. */
export type Press = Pick<Print, 'toPrint' | 'pressOf'> & {
  condition: Awaited<ReturnType<Print['loadCondition']>>;
};

/**
 * Loads a condition and what computes with it.
 *
 * @param id Undefined loads nothing.
 * @returns The last one until this one is there; `hasFailed` if it could not be loaded.
 */
export function usePress(id: ConditionId | undefined) {
  const [press, setPress] = useState<Press>();
  const [failed, setFailed] = useState<ConditionId>();

  useEffect(() => {
    if (id === undefined) return;
    let isLate = false;
    async function load(wanted: ConditionId) {
      const { loadCondition, pressOf, toPrint } = await import('@swatchwork/print');
      const condition = await loadCondition(wanted);
      if (!isLate) setPress({ condition, pressOf, toPrint });
    }
    setFailed(undefined);
    load(id).catch(() => isLate || setFailed(id));
    return () => {
      isLate = true;
    };
  }, [id]);

  return { press, hasFailed: id !== undefined && failed === id };
}
