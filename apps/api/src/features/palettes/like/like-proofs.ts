import type { LikeChallenge, LikeProof } from '@swatchwork/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { invalidField } from '../../../app-error.ts';
import type { AttemptCounter } from '../../../limits/throttle.ts';

/** How long a challenge can be used, in milliseconds. */
export const PROOF_LIFETIME_MS = 5 * 60_000;

/** Rounds of one key, and how many keys are tried: some 40 ms of a processor of 2024 on average. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, fewest: 50, most: 150 };

export type LikeProofs = ReturnType<typeof createLikeProofs>;

/**
 * Proofs of work: anyone who likes many palettes under made-up names pays for each like. Neither
 * making nor checking one costs what solving it does.
 *
 * @param counter Remembers which were used.
 * @param readSecret Reads a random key, which is the same for all instances.
 */
export function createLikeProofs(counter: AttemptCounter, readSecret: () => Promise<string>) {
  let secret: string | undefined;
  const keys = async () => {
    secret ??= await readSecret();
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  };

  return {
    async makeChallenge(): Promise<LikeChallenge> {
      const { algorithm, cost, fewest, most } = WORK;
      const { parameters, signature } = await createChallenge({
        ...(await keys()),
        algorithm,
        cost,
        counter: fewest + randomInt(most - fewest),
        deriveKey,
        expiresAt: new Date(Date.now() + PROOF_LIFETIME_MS),
      });
      const { expiresAt, keySignature } = parameters;
      return {
        parameters: { ...parameters, expiresAt: expiresAt!, keySignature: keySignature! },
        signature: signature!,
      };
    },

    /**
     * Passes if a proof is right and was not used before, and remembers that it is used now.
     *
     * @throws {AppError} `invalid_request`
     */
    async use({ challenge, solution }: LikeProof): Promise<void> {
      const result = await verifySolution({ ...(await keys()), challenge, solution, deriveKey });
      if (result.expired) throw invalidField('proof', 'belongs to a challenge that has expired');
      if (!result.verified) throw invalidField('proof', 'does not solve a challenge of this site');
      const { count } = await counter.add(`proof:${challenge.signature}`, PROOF_LIFETIME_MS);
      if (count > 1)
        throw invalidField('proof', 'has already been used: each challenge counts once');
    },
  };
}
