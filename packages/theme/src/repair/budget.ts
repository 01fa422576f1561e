/** How much a search may look at before it gives up. */
export interface Budget {
  spend(amount: number): void;
  isSpent(): boolean;
}

export function createBudget(amount: number): Budget {
  let left = amount;
  return {
    spend: (part) => {
      left -= part;
    },
    isSpent: () => left <= 0,
  };
}
