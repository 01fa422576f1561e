export * from './carry-out.ts';
export { type Change, describeChange, type Words } from './change.ts';
export * from './plan-changes.ts';
export * from './selection/index.ts';
export * from './session.ts';
export * from './thing.ts';
