export { describeGaps, describeVerdict, reasonOf } from '../audit/describe-reading.ts';
export { choosePairs } from './choose-pairs.ts';
export { coverageOf, type FileCoverage } from './coverage.ts';
export { isTailwindConfig } from './is-tailwind-config.ts';
export { type Judgments, judgeAll, type SheetPair } from './judge-sheet.ts';
export type * from './model.ts';
export { openTheme, PAIR_LIMIT, readTheme } from './read-theme.ts';
export { repairSheet, type SheetChange } from './repair-sheet.ts';
export { readShown } from './shown.ts';
