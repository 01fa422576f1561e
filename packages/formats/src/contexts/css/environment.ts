/** The elements that pages give modes to: `html`, and `body` in it, whose values the page shows. */
export const ELEMENTS = ['root', 'body'] as const;

export type Element = (typeof ELEMENTS)[number];

/** What a reader's device asks for, and what stands on the page's root and body. */
export interface Environment {
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'no-preference' | 'more';
  /**
   * Classes, attributes and ids of the root as simple selectors, `.dark` and `[data-theme=dark]`, and
   * those of the body with its name before them, `body.dark`.
   */
  readonly states: ReadonlySet<string>;
}

/** Whether something counts in an environment. */
export type Condition = (environment: Environment) => boolean;

export const always: Condition = () => true;
export const never: Condition = () => false;

/** Asks only once for each environment in a row, so that nested rules cost no more than others. */
export function remember(condition: Condition): Condition {
  let last: Environment | undefined;
  let answer = false;
  return (environment) => {
    if (environment !== last) {
      answer = condition(environment);
      last = environment;
    }
    return answer;
  };
}

/** A state as it is called on an element. */
export const placed = (state: string, element: Element): string =>
  element === 'body' && !state.startsWith('body') ? `body${state}` : state;
