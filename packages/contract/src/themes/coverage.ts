import { z } from 'zod';

const UnjudgedPair = z
  .object({
    pair: z.string(),
    contexts: z.array(z.string()).meta({
      description: 'The contexts in which it was not checked; empty if it was checked in none.',
    }),
    reason: z.string(),
  })
  .meta({ id: 'UnjudgedPair' });

/** How much of what was given a verdict is about. */
export const Coverage = z
  .object({
    colors: z.int().meta({ description: 'Number of named colors that were read.' }),
    judged: z.int().meta({ description: 'How many of them are in a checked pair.' }),
    contexts: z.int().meta({ description: 'Number of modes or combinations of modes.' }),
    alike: z.int().meta({
      description: 'How many of these have the same colors as an earlier one.',
    }),
    unjudged: z
      .object({ count: z.int(), pairs: z.array(UnjudgedPair) })
      .meta({ description: 'Known pairs that were not checked: their number, and the first 20.' }),
    isWhole: z.boolean().meta({
      description: 'Whether everything that the result depends on was read and checked.',
    }),
  })
  .meta({ id: 'ThemeCoverage' });

const UnreadPart = z
  .object({
    file: z.string(),
    line: z.int(),
    what: z.string().meta({ description: 'As written, at most 60 characters.' }),
    reason: z.string(),
    colors: z.int().meta({
      description: 'Number of colors in it; 0 if unknown, as for an import.',
    }),
  })
  .meta({ id: 'UnreadThemePart' });

/** The same for files, of which parts may not be read. */
export const FileCoverage = Coverage.extend({
  unread: z.object({ count: z.int(), colors: z.int(), parts: z.array(UnreadPart) }).meta({
    description:
      'Parts of the files that were not read: their number, the number of colors in them, and the first 20.',
  }),
}).meta({ id: 'ThemeFileCoverage' });
