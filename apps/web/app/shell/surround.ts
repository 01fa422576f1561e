/** The area around the colors of a page: it affects how they look. */
export const SURROUNDS = ['light', 'dark', 'grey'] as const;
export type Surround = (typeof SURROUNDS)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Runs before the first paint: marks the page with the stored choice. Without one, the styles
 * follow the system.
 */
export const surroundScript = `try{const t=localStorage.getItem('${KEY}');if(${JSON.stringify(SURROUNDS)}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** Shows a surround and stores it, as far as the browser allows. */
export function chooseSurround(surround: Surround) {
  document.documentElement.dataset.theme = surround;
  try {
    localStorage.setItem(KEY, surround);
  } catch {
    // Storage is switched off: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** The current surround, for `useSyncExternalStore`; the system's if none was chosen. */
export const surroundStore = {
  subscribe(listener: () => void) {
    const system = matchMedia('(prefers-color-scheme: dark)');
    listeners.add(listener);
    system.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      system.removeEventListener('change', listener);
    };
  },
  get(): Surround {
    const chosen = SURROUNDS.find((name) => name === document.documentElement.dataset.theme);
    return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  },
  /** The server does not know. */
  getOnServer: () => undefined,
};
