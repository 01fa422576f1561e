import { useEffect } from 'react';

import { useOwnWheel } from '../../wheel/tool/use-wheel.ts';
import { DEFAULT_HARMONY, DEFAULT_HUE, writeQuery } from '../../wheel/tool/wheel-query.ts';
import { WheelTool } from '../../wheel/tool/wheel-tool.tsx';

/**
 * The wheel of the wheel's page, with a state of its own.
 *
 * @param onQuery Receives the query of a link to this state; empty at first.
 */
export function OwnWheel({ onQuery }: { onQuery: (query: string) => void }) {
  const wheel = useOwnWheel();
  const { hue, harmony } = wheel;
  const isUntouched = hue === DEFAULT_HUE && harmony === DEFAULT_HARMONY;

  useEffect(
    () => onQuery(isUntouched ? '' : writeQuery(hue, harmony)),
    [onQuery, isUntouched, hue, harmony],
  );

  return <WheelTool wheel={wheel} action="/interactive-color-wheel" />;
}
