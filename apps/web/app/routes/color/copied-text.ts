/** Text of this page's toast about a copied value. */
export const copiedText = (value: string) => `${value} copied to clipboard`;
