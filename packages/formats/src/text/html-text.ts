const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text within an element or a quoted attribute of HTML: never markup. */
export const htmlText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
