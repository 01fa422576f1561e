/** Leads to the first control of a kind in a section, by the id or the text of its name. */
export const focusIn = (section: string, control: string): void =>
  document
    .querySelector<HTMLElement>(
      `:is([aria-labelledby="${section}"], [aria-label="${section}"]) :is(${control}):not(:disabled)`,
    )
    ?.focus();
