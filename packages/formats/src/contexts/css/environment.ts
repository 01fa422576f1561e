/** What a reader's device asks for, and what stands on the page's root. */
export interface Environment {
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'no-preference' | 'more';
  /** Classes and attributes of the root as simple selectors: `.dark`, `[data-theme=dark]`. */
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
