/**
 * Deals out places, the number of which may change, so that nobody can take them from all others.
 * Who is alone may have all. Where several ask each has a share; within theirs they get a place even
 * while all are taken, as long as others hold more than a share: so many more are taken for a while,
 * at most twice the places, and those others get none until they are back within theirs.
 */
export function createShares() {
  const held = new Map<string, number>();
  let taken = 0;

  /** Places that callers hold beyond a share. */
  const beyond = (share: number) =>
    [...held.values()].reduce((sum, own) => sum + Math.max(0, own - share), 0);

  return {
    /** @returns What gives the place back, to be called once; undefined if there is none. */
    take(caller: string, places: number): (() => void) | undefined {
      const own = held.get(caller) ?? 0;
      const callers = held.size + (own === 0 ? 1 : 0);
      const share = Math.max(1, Math.floor(places / callers));
      if (taken >= places && (own >= share || taken >= places + beyond(share))) return undefined;

      held.set(caller, own + 1);
      taken++;
      return () => {
        const left = held.get(caller)! - 1;
        if (left > 0) held.set(caller, left);
        else held.delete(caller);
        taken--;
      };
    },
  };
}
