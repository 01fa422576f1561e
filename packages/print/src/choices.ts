/** What can be chosen, without the data of any condition. */
export * from './cmyk-text.ts';
export * from './conditions.ts';
