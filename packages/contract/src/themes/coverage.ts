import { z } from 'zod';

const UnjudgedPair = z
  .object({
    pair: z.string(),
    contexts: z
      .array(z.string())
      .meta({ description: 'Where it is not judged; empty where it is not judged at all.' }),
    reason: z.string(),
  })
  .meta({ id: 'UnjudgedPair' });

/** How much of what was given a verdict is about. */
export const Coverage = z
  .object({
    colors: z.int().meta({ description: 'Named colors that were read.' }),
    judged: z.int().meta({ description: 'How many of them are in a judged pair.' }),
    contexts: z.int().meta({ description: 'Modes, or combinations of modes.' }),
    alike: z.int().meta({
      description: 'How many of these show the same colors as one before.',
    }),
    unjudged: z
      .object({ count: z.int(), pairs: z.array(UnjudgedPair) })
      .meta({ description: 'Known pairs that were not judged: their number, and the first 20.' }),
    isWhole: z.boolean().meta({
      description: 'Whether nothing that belongs to the verdict is unread or was not judged.',
    }),
  })
  .meta({ id: 'ThemeCoverage' });

const UnreadPart = z
  .object({
    file: z.string(),
    line: z.int(),
    what: z.string().meta({ description: 'As written, at most 60 characters of it.' }),
    reason: z.string(),
    colors: z.int().meta({
      description: 'The colors in it; 0 where that cannot be told, as of an import.',
    }),
  })
  .meta({ id: 'UnreadThemePart' });

/** The same for files, of which parts may not be read. */
export const FileCoverage = Coverage.extend({
  unread: z.object({ count: z.int(), colors: z.int(), parts: z.array(UnreadPart) }).meta({
    description:
      'Parts of the files that were not read: their number, the colors in them, and the first 20.',
  }),
}).meta({ id: 'ThemeFileCoverage' });
