import { describe, expect, test } from 'vitest';

import { chooseRoles, type Roles, type States } from './choose-roles.ts';

const primary = { isStandby: false, position: 100, timeline: 1, cluster: 'a' };
const standby = { isStandby: true, position: 100, timeline: 0, cluster: 'a' };
const before: Roles = { primary: 0, isReplicaUsable: true, written: 90 };

describe('the roles of two servers', () => {
  test.each<[string, States, Partial<Roles>]>([
    ['a standby that keeps up is used', [primary, standby], { primary: 0, isReplicaUsable: true }],
    ['one that is missing is left out', [primary, undefined], { isReplicaUsable: false }],
    [
      'one that lags is left out',
      [primary, { ...standby, position: 89 }],
      { isReplicaUsable: false },
    ],
    [
      'one with all that was written at the last look is used',
      [primary, { ...standby, position: 90 }],
      { isReplicaUsable: true },
    ],
    [
      'a standby of another cluster is left out',
      [primary, { ...standby, cluster: 'b' }],
      { isReplicaUsable: false },
    ],
    [
      'without the primary the standby is used as far as it is known to be new enough',
      [undefined, standby],
      { primary: 0, isReplicaUsable: true, written: 90 },
    ],
    ['without any server nothing changes', [undefined, undefined], { primary: 0, written: 90 }],
    [
      'a standby that was promoted is the primary',
      [undefined, { ...primary, timeline: 2 }],
      { primary: 1, isReplicaUsable: false, written: 100 },
    ],
    [
      'of two primaries it is the one that was promoted last',
      [primary, { ...primary, timeline: 2 }],
      { primary: 1, isReplicaUsable: false },
    ],
    [
      'a second primary that was never promoted is left out',
      [primary, primary],
      { primary: 0, isReplicaUsable: false },
    ],
    [
      'the two may have changed places',
      [standby, { ...primary, timeline: 2 }],
      { primary: 1, isReplicaUsable: false, written: 100 },
    ],
  ])('%s', (_name, states, expected) => {
    expect(chooseRoles(states, before)).toMatchObject(expected);
  });

  test('a replica is used from the second look on', () => {
    const none: Roles = { primary: 0, isReplicaUsable: false, written: undefined };
    const first = chooseRoles([primary, standby], none);
    expect(first).toEqual({ primary: 0, isReplicaUsable: false, written: 100 });
    expect(chooseRoles([primary, standby], first).isReplicaUsable).toBe(true);
  });

  test('a former primary that is a standby now is used from the second look on', () => {
    const states: States = [standby, { ...primary, timeline: 2 }];
    const first = chooseRoles(states, before);
    expect(chooseRoles(states, first)).toMatchObject({ primary: 1, isReplicaUsable: true });
  });
});
