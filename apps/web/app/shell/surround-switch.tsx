import { useSyncExternalStore } from 'react';

import { chooseSurround, type Surround, surroundStore } from './surround.ts';

/** Icons in a square of 24: a sun, a circle half filled, a moon. Patches of color would look like swatches. */
const CHOICES: readonly { surround: Surround; label: string; icon: string }[] = [
  {
    surround: 'light',
    label: 'Light surround',
    icon: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7',
  },
  {
    surround: 'grey',
    label: 'Neutral gray surround',
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0v17M15 5v14m3-12v10',
  },
  {
    surround: 'dark',
    label: 'Dark surround',
    icon: 'M20 13.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 9.5 9.5Z',
  },
];

/** Which surround the page has. */
export function SurroundSwitch() {
  const current = useSyncExternalStore(
    surroundStore.subscribe,
    surroundStore.get,
    surroundStore.getOnServer,
  );

  return (
    <fieldset className="flex">
      <legend className="sr-only">Surround</legend>
      {CHOICES.map(({ surround, label, icon }) => (
        <label
          key={surround}
          title={label}
          className="relative grid size-7 place-items-center rounded-control border border-transparent has-checked:bg-hover has-checked:border-outline has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="surround"
            aria-label={label}
            checked={current === surround}
            onChange={() => chooseSurround(surround)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none focus-visible:shadow-none"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-4.5 fill-none stroke-current stroke-2 text-muted peer-checked:text-ink"
          >
            <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
