export * from './check-pairs.ts';
export * from './coverage.ts';
export { type JudgedPair, judgePair } from './judge-pair.ts';
