import { strToU8, zipSync } from 'fflate';

/** Bytes from their hex, in groups as they read best. */
export const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(/\s/g, '').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );

/** An archive of Procreate's with this in its one file. */
export const procreate = (content: unknown): Uint8Array =>
  zipSync({ 'Swatches.json': strToU8(JSON.stringify(content)) });
