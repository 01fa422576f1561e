import { BLACK_RULE_IDS, CONDITION_IDS, type ConditionId } from '@swatchwork/print/conditions';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { type DeviceText, deviceText } from '../own/device-text.ts';

const chosenCondition = deviceText('printCondition');
const chosenBlack = deviceText('printBlack');

/** The print condition that the visitor chose last on any page, which the device keeps. */
export const useConditionId = () => useChosen(chosenCondition, CONDITION_IDS);

/** The rule for black ink that the visitor chose last on any page, which the device keeps. */
export const useBlackRule = () => useChosen(chosenBlack, BLACK_RULE_IDS);

/** The first of the ids until one is chosen. */
function useChosen<Id extends string>(chosen: DeviceText, ids: readonly Id[]) {
  const first = () => ids[0]!;
  const read = () => ids.find((one) => one === chosen.get()) ?? first();
  const id = useSyncExternalStore(chosen.subscribe, read, first);
  return [id, (next: Id) => void chosen.set(next)] as const;
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
