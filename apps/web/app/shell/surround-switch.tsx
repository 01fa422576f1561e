import { useSyncExternalStore } from 'react';

import { chooseSurround, type Surround, surroundStore } from './surround.ts';

const CHOICES: readonly { surround: Surround; label: string; dot: string }[] = [
  { surround: 'light', label: 'Light surround', dot: 'bg-white' },
  { surround: 'grey', label: 'Neutral gray surround', dot: 'bg-[#777]' },
  { surround: 'dark', label: 'Dark surround', dot: 'bg-[#111]' },
];

/** Three dots, each painted with the surround it selects. */
export function SurroundSwitch() {
  const current = useSyncExternalStore(
    surroundStore.subscribe,
    surroundStore.get,
    surroundStore.getOnServer,
  );

  return (
    <fieldset className="flex">
      <legend className="sr-only">Surround</legend>
      {CHOICES.map(({ surround, label, dot }) => (
        <label
          key={surround}
          title={label}
          className="relative grid size-7 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="surround"
            aria-label={label}
            checked={current === surround}
            onChange={() => chooseSurround(surround)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none focus-visible:shadow-none"
          />
          <span
            className={`size-4 rounded-full border border-outline forced-color-adjust-none outline-offset-2 outline-ink peer-checked:outline-2 ${dot}`}
          />
        </label>
      ))}
    </fieldset>
  );
}
