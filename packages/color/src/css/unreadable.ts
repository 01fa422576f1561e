/** Why a value is no color; caught where the evaluation began. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export const unreadable = (problem: string): never => {
  throw new Unreadable(problem);
};
