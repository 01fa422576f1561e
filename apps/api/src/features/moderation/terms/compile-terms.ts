import { domainToASCII } from 'node:url';

import { foldWords } from './fold-words.ts';

/** Finds the first forbidden term of a text; undefined if it holds none. */
export type FindTerm = (text: string) => string | undefined;

/** A term that is a host, such as `shop.example`; anything else is a word or some words. */
const IS_HOST = /^[^\s@/:]+\.\p{L}[^\s@/:.]*$/u;

const HAS_LETTER = /[\p{L}\p{N}]/u;

const OTHER_DOTS = /[。．｡]/g;
const BETWEEN_HOSTS = /[^\p{L}\p{M}\p{N}.-]+/u;

/** The most words of one term: a search looks at so many neighbors of each word. */
export const MOST_WORDS = 6;

/**
 * The key of a term by which it is found; undefined if it has no letter and no digit, or too many
 * words.
 */
export function keyOfTerm(term: string): { host: string } | { words: string[] } | undefined {
  const [host] = IS_HOST.test(term) ? hostsOf(term) : [];
  if (host) return { host };
  // Signs alone are read as letters too: `!!!` would be found in `Sea !!!`.
  const [words = []] = HAS_LETTER.test(term) ? foldWords(term) : [];
  return words.length > 0 && words.length <= MOST_WORDS ? { words } : undefined;
}

/**
 * Prepares the search for terms. Words are found whole and next to each other, as
 * {@link foldWords} reads them: `Scunthorpe` holds none of the words within it. A host is found
 * with every host below it. The time of a search depends only on the length of the text.
 */
export function compileTerms(terms: readonly string[]): FindTerm {
  const hosts = new Map<string, string>();
  const phrases = new Map<string, string>();
  let longest = 0;
  for (const term of terms) {
    const key = keyOfTerm(term);
    if (!key) continue;
    if ('host' in key) {
      hosts.set(key.host, term);
    } else {
      phrases.set(key.words.join(' '), term);
      longest = Math.max(longest, key.words.length);
    }
  }

  function findPhrase(words: readonly string[]): string | undefined {
    for (const start of words.keys()) {
      for (let length = 1; length <= longest && start + length <= words.length; length++) {
        const found = phrases.get(words.slice(start, start + length).join(' '));
        if (found) return found;
      }
    }
    return undefined;
  }

  function findHost(host: string): string | undefined {
    const labels = host.split('.').slice(-MOST_LABELS);
    for (const start of labels.keys()) {
      const found = hosts.get(labels.slice(start).join('.'));
      if (found) return found;
    }
    return undefined;
  }

  return (text) => {
    for (const host of hosts.size > 0 ? hostsOf(text) : []) {
      const found = findHost(host);
      if (found) return found;
    }
    for (const words of longest > 0 ? foldWords(text) : []) {
      const found = findPhrase(words);
      if (found) return found;
    }
    return undefined;
  };
}

/** A term has fewer labels: those further to the left decide nothing. */
const MOST_LABELS = 30;

/** What may be hosts of a text, as names of domains are compared. */
function hostsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(OTHER_DOTS, '.')
    .split(BETWEEN_HOSTS)
    .map((part) => part.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((part) => part.includes('.'))
    .map((part) => domainToASCII(part))
    .filter((host) => host !== '');
}
