import { invalidField } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { compileTerms, type FindTerm } from './compile-terms.ts';
import { createTermsRepository } from './terms.repository.ts';

/** How long an instance goes by a list that another one may have changed, in milliseconds. */
const FRESH_MS = 5000;

/** Texts that become public, each with the field of the request that it comes from. */
export type PublicTexts = readonly (readonly [field: string, text: string | null | undefined])[];

export type ForbiddenTerms = ReturnType<typeof createForbiddenTerms>;

/** The list of forbidden terms, as everything that becomes public is held against it. */
export function createForbiddenTerms(db: Database) {
  const repository = createTermsRepository(db);
  let kept: { find: Promise<FindTerm>; until: number } | undefined;

  function load(): Promise<FindTerm> {
    if (kept && Date.now() < kept.until) return kept.find;
    const find = repository.findAll().then(compileTerms);
    const loading = { find, until: Date.now() + FRESH_MS };
    kept = loading;
    find.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return find;
  }

  return {
    /**
     * Passes if no text holds a forbidden term.
     *
     * @throws {AppError} `invalid_request`, naming the field and the one term that it holds.
     */
    async refuse(texts: PublicTexts): Promise<void> {
      const find = await load();
      for (const [field, text] of texts) {
        const term = text && find(text);
        if (term)
          throw invalidField(
            field,
            `must not contain “${term}”, which is not allowed on this site`,
          );
      }
    },

    /** Looks at the list anew: this instance has changed it. */
    forget(): void {
      kept = undefined;
    },
  };
}
