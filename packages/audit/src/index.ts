export { type Audit, type AuditInput, auditColors, auditFile, straysOf } from './audit.ts';
export { carryOut, type Outcome } from './change/carry-out.ts';
export { describeFall } from './change/contrasts.ts';
export { type Match, matchesOf } from './change/matches.ts';
export type { Merge, Plan, PlannedChange } from './change/model.ts';
export { FARTHEST } from './change/near.ts';
export { makePlan } from './change/plan.ts';
export { PlanError, readPlan } from './change/read-plan.ts';
export { writePatch } from './change/write-patch.ts';
export { type Cluster, countBy, type Family, NEAR } from './clusters.ts';
export { isAudited, LONGEST_FILE } from './find/endings.ts';
export { type ComponentParsers, readPlaces } from './find/read-places.ts';
export { createIgnoring, IGNORE_FILES } from './ignored.ts';
export type * from './model.ts';
export { isStray } from './model.ts';
export type { PropertyFault } from './properties.ts';
export {
  describeRatchet,
  type Excess,
  excessOver,
  lowered,
  type Ratchet,
  RatchetError,
  ratchetOf,
  readRatchet,
} from './ratchet.ts';
export {
  describeAudit,
  describeShort,
  gapsOf,
  reasonsOf,
  type Summary,
  summaryOf,
  tokensOf,
} from './report/describe-audit.ts';
export { auditBody, writeAuditHtml } from './report/write-html.ts';
export { writeAuditMarkdown } from './report/write-markdown.ts';
export { describeStray, writeAuditSarif } from './report/write-sarif.ts';
export { suggestToken, type TokenSuggestion } from './suggest-token.ts';
export { type Theme, themeFor } from './themes.ts';
