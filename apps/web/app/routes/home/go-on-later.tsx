import type { Hex } from '@swatchwork/color';

type GoOn = typeof import('./go-on.ts');

/** Present on the server, after a navigation within the site, and once a color was chosen. */
let loaded: GoOn | undefined;

/**
 * Loads what carries a color to other pages.
 *
 * @returns Undefined if it cannot be loaded: then the links stay as they are, and lead somewhere.
 */
export async function loadGoOn(): Promise<GoOn | undefined> {
  try {
    loaded ??= await import('./go-on.ts');
  } catch {
    // A page without the bar's script works all the same.
  }
  return loaded;
}

/**
 * The bar "Go on with …". Without its script it stays what the server sent: React does not look into
 * an element with HTML of its own, and its links and its button work by listeners of the document.
 */
export function GoOnLater({ color }: { color: Hex }) {
  if (!loaded) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; what was sent stays.
    return <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div key="own">
      <loaded.GoOnWithColor color={color} />
    </div>
  );
}
