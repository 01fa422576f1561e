import { strToU8, zipSync } from 'fflate';

/** Bytes from hex, grouped for readability. */
export const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(/\s/g, '').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );

/** An archive of Procreate with this content in its one file. */
export const procreate = (content: unknown): Uint8Array =>
  zipSync({ 'Swatches.json': strToU8(JSON.stringify(content)) });
