/**
 * Every request, answer, error code and limit of the Swatchwork API, once. The API validates,
 * serializes and documents with these schemas; callers use the types.
 */
export * from './account-export.ts';
export * from './accounts.ts';
export * from './activity.ts';
export * from './api-keys.ts';
export * from './articles.ts';
export * from './batch.ts';
export * from './color-names.ts';
export * from './color-of-the-day.ts';
export * from './color-queries.ts';
export * from './color-scales.ts';
export * from './contrast.ts';
export * from './contrast-fix.ts';
export * from './contrast-matrix.ts';
export * from './convert.ts';
export * from './errors.ts';
export * from './extract.ts';
export * from './harmonies.ts';
export * from './health.ts';
export * from './hex.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './mixing.ts';
export * from './newsletter.ts';
export * from './palette-files.ts';
export * from './palette-generation.ts';
export * from './palette-saving.ts';
export * from './palettes.ts';
export * from './saved-colors.ts';
export * from './sessions.ts';
export * from './status.ts';
export * from './text.ts';
export * from './vision.ts';
