/** What the toast of this page says of a value. */
export const copiedText = (value: string) => `${value} copied to clipboard`;
