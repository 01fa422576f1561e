export * from './book.ts';
export * from './match-book.ts';
export * from './match-report.ts';
