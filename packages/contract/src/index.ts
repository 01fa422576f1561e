/**
 * Every request, answer, error code and limit of the Swatchwork API, once. The API validates,
 * serializes and documents with these schemas; callers use the types.
 */
export * from './accounts/account-export.ts';
export * from './accounts/accounts.ts';
export * from './accounts/activity.ts';
export * from './accounts/api-keys.ts';
export * from './accounts/saved-colors.ts';
export * from './accounts/sessions.ts';
export * from './colors/batch.ts';
export * from './colors/color-names.ts';
export * from './colors/color-of-the-day.ts';
export * from './colors/color-queries.ts';
export * from './colors/color-scales.ts';
export * from './colors/contrast.ts';
export * from './colors/contrast-fix.ts';
export * from './colors/contrast-matrix.ts';
export * from './colors/convert.ts';
export * from './colors/extract.ts';
export * from './colors/harmonies.ts';
export * from './colors/mixing.ts';
export * from './colors/vision.ts';
export * from './common/errors.ts';
export * from './common/hex.ts';
export { LIMITS } from './common/limits.ts';
export * from './common/rate-limits.ts';
export * from './common/text.ts';
export * from './moderation/act-request.ts';
export * from './moderation/acts.ts';
export * from './moderation/moderated.ts';
export * from './moderation/notices.ts';
export * from './moderation/queue.ts';
export * from './moderation/reports.ts';
export * from './palettes/chart-palettes.ts';
export * from './palettes/hold-reasons.ts';
export * from './palettes/palette-check.ts';
export * from './palettes/palette-color.ts';
export * from './palettes/palette-files.ts';
export * from './palettes/palette-generation.ts';
export * from './palettes/palette-lists.ts';
export * from './palettes/palette-match.ts';
export * from './palettes/palette-saving.ts';
export * from './palettes/palette-view.ts';
export * from './palettes/palettes.ts';
export * from './palettes/report-reasons.ts';
export * from './palettes/view-pages.ts';
export * from './projects/private-reasons.ts';
export * from './projects/projects.ts';
export * from './site/articles.ts';
export * from './site/health.ts';
export * from './site/messages.ts';
export * from './site/newsletter.ts';
export * from './site/pictures.ts';
export * from './site/status.ts';
export {
  AuditColorsAnswer,
  AuditColorsRequest,
  SuggestTokenAnswer,
  SuggestTokenRequest,
} from './themes/color-audit.ts';
export * from './themes/saved-themes.ts';
export * from './themes/theme.ts';
export * from './themes/theme-check.ts';
export * from './themes/theme-files.ts';
export * from './themes/theme-mode.ts';
export * from './themes/theme-repair.ts';
export * from './themes/theme-request.ts';
