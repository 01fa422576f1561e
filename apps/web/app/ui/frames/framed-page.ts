/** The longest page that is shown. */
export const MOST_CHARACTERS = 50_000;

/** Style attributes and pictures within the page itself, and nothing else. */
const POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

/** HTML of a user, without its scripts, and apart from it the style sheets within it. */
export interface OwnHtml {
  readonly body: string;
  readonly css: string;
}

/**
 * Takes the style sheets out: the policy that the frame inherits allows no style elements. A template
 * is inert: nothing within it is applied, run or loaded.
 */
export function readOwnHtml(html: string): OwnHtml {
  const template = document.createElement('template');
  template.innerHTML = html.slice(0, MOST_CHARACTERS);
  const sheets = [...template.content.querySelectorAll('style')];
  for (const element of [...sheets, ...template.content.querySelectorAll('script')]) {
    element.remove();
  }
  return { body: template.innerHTML, css: sheets.map((sheet) => sheet.textContent).join('\n') };
}

/**
 * A document for a frame that runs no script. The policy comes first, so that it holds for all that
 * follows.
 */
export const framedPage = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta charset="utf-8"></head><body>${body}</body></html>`;
