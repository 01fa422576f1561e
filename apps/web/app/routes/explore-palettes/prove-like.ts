import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { browserClient } from '../../api/browser-client.ts';

/**
 * Does the small work that a like without an account needs. The browser derives the keys outside of
 * the page's thread, in a fraction of a second. Loaded with the first such like.
 *
 * @throws If there is no challenge, or the page is not in a secure context.
 */
export async function proveLike() {
  const challenge = await browserClient.palettes.likeChallenge();
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 10_000 });
  if (!solution) throw new Error('The proof of work took too long');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
