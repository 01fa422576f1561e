import {
  describeDiff,
  diffSides,
  hasLost,
  writeDiffHtml,
  writeDiffMarkdown,
} from '@swatchwork/formats/audit';

import { type Command, EXIT, toJson } from '../command.ts';
import { readSide } from '../diff/read-side.ts';
import { assertOther, save } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

const WRITERS = { html: writeDiffHtml, md: writeDiffMarkdown };

export const diff: Command = {
  name: 'diff',
  summary: 'Compare two themes, palettes or token files',
  usage: 'BEFORE AFTER',
  details: `Each is a style sheet, HTML, design tokens, a DESIGN.md, a Tailwind 3 config, a palette
file, the address of a theme, or git:REVISION:PATH, a file of a commit. It prints, as
Markdown for a pull request, which pairs of texts and backgrounds no longer pass, which
pass now, and which colors changed, by how much (ΔE OK), in every mode. Pairs are those
of check; colors are compared by their names. The exit code is 1 if a pair fails that did
not fail before.`,
  options: {
    output: {
      value: 'FILE',
      short: 'o',
      help: 'Write a page with the design before and after to FILE.html, or Markdown to FILE.md',
    },
  },
  examples: [
    ['diff git:HEAD:app/globals.css app/globals.css', 'what the working copy changes'],
    ['diff globals.css theme.css -o diff.html', 'a page to look at'],
  ],
  async run(context) {
    const { args, write } = context;
    const [before, after, ...more] = args.positionals;
    if (before === undefined || after === undefined || more.length > 0) {
      const got = args.positionals.slice(0, 5).map(quote).join(', ') || 'nothing';
      throw new UsageError(`This needs BEFORE and AFTER; got ${got}.`);
    }
    const output = args.text('output');
    const end = output?.slice(output.lastIndexOf('.') + 1).toLowerCase();
    if (end !== undefined && end !== 'html' && end !== 'md') {
      throw new UsageError(
        `The file of --output must end with .html or .md; got ${quote(output!)}.`,
      );
    }
    if (output) assertOther(output, [before, after]);
    const found = diffSides(await readSide(before, context), await readSide(after, context));
    const title = `From ${before} to ${after}`;
    const { tokens, pairs } = found;
    const whole = {
      ...found,
      tokens: tokens.map((one) => ({ ...withNulls(one), distance: one.distance ?? null })),
      pairs: pairs.map(withNulls),
    };
    if (args.has('json')) write(toJson({ before, after, lost: hasLost(found), ...whole }));
    else if (!output) write(writeDiffMarkdown(found, title));
    else write(`${describeDiff(found)}\n`);
    if (output && end) await save(output, WRITERS[end](found, title));
    return hasLost(found) ? EXIT.failed : EXIT.ok;
  },
};

/** JSON has no undefined members: what is new or gone is null on one side. */
const withNulls = <T extends { before: unknown; after: unknown }>(change: T) => ({
  ...change,
  before: change.before ?? null,
  after: change.after ?? null,
});
