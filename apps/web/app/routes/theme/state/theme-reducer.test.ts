import { describe, expect, test } from 'vitest';
import { startDocument } from '../../../query/document-reducer.ts';
import { readThemeQuery } from './theme-query.ts';
import { type ThemeAction, themeReducer } from './theme-reducer.ts';

const START = startDocument(
  readThemeQuery('?c=0A66C2,F59E0B&primary=2&set=light.accent-1-solid:123456', undefined),
);

const run = (...actions: ThemeAction[]) => actions.reduce(themeReducer, START);
const paint = (color: string): ThemeAction => ({
  type: 'change',
  change: { brands: START.document.brands.with(0, { color, name: '' }) },
  gesture: 'brand 0',
});

describe(themeReducer, () => {
  test('what is typed in one field is one step, until the field is left', () => {
    const typed = run(paint('#111111'), paint('#222222'));
    expect(typed.history.past).toEqual([START.document]);
    const again = [{ type: 'rest' }, paint('#333333')] as const;
    expect(again.reduce(themeReducer, typed).history.past).toHaveLength(2);
    expect(themeReducer(typed, { type: 'undo' }).document).toEqual(START.document);
  });

  test('undone changes come back', () => {
    const state = run(paint('#111111'), { type: 'undo' }, { type: 'redo' });
    expect(state.document.brands[0]?.color).toBe('#111111');
  });

  test('with a brand color go its lead and the overrides of its roles', () => {
    const { document } = run({
      type: 'change',
      change: { brands: START.document.brands.slice(0, 1) },
    });
    expect(document.primary).toBe(0);
    expect(document.overrides).toEqual({});
  });

  test('looking at it another way is no step of Undo', () => {
    const state = run({ type: 'look', view: { mode: 'dark' } });
    expect(state.view.mode).toBe('dark');
    expect(state.history.past).toEqual([]);
  });
});
