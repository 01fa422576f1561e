import type { Command } from '../command.ts';

export const audit: Command = {
  name: 'audit',
  summary: 'Find stray colors of a project, and replace those that are tokens',
  usage: '[FOLDER]',
  details: `Reads the style sheets (CSS, SCSS, Less), scripts (JavaScript, TypeScript, JSX) and pages
(HTML, SVG, Vue, and Svelte and Astro if their compilers are installed) of FOLDER, by default the working folder, and lists every color that is
written out: literals, colors in brackets of utility classes, classes of Tailwind's
palette, and fallbacks of var(). Each is compared with the tokens of the project, which
are custom properties of its style sheets or design tokens, in each mode. What .gitignore
or .swatchworkignore leave out is not read. Tests, logos, pictures, lists of colors, and files
that are minified, vendored or generated are left alone, as is a line with the comment
"swatchwork-allow", or the line after it; the report says why. It also says which files
have no reader or do not parse.

--write replaces stray colors that are one token in every mode, after proving for each place
and mode that the color stays the same. It writes all files or none. --plan FILE writes the
plan instead, in which "use" can be edited; with --write, an existing plan is carried out.
--near proposes merges of colors that are nearly a token, or nearly each other, with what they
do to contrasts. They are carried out only where "use" of the plan says so, and none is if a
pair that passes, by the names of the tokens or in a rule, would fail.
--ratchet FILE fails the build, with exit code 1, if a folder has more stray colors than
FILE accepts; the first run writes it.`,
  options: {
    plan: { value: 'FILE', help: 'Write the plan to FILE; with --write, carry FILE out' },
    near: {
      value: 'DISTANCE',
      bare: '0.02',
      help: 'Propose merges up to this ΔE_OK, at most 0.1; default 0.02',
    },
    write: { help: 'Replace the colors in the files' },
    dirty: { help: 'Write though Git could not bring all of it back' },
    ratchet: { value: 'FILE', help: 'Fail for stray colors that FILE does not accept' },
    'update-ratchet': { help: 'Lower what the file of --ratchet accepts to what there is' },
    sarif: { value: 'FILE', help: 'Write SARIF 2.1.0 for code hosts' },
    report: {
      value: 'FILE',
      help: 'Write a report for people to FILE.html, or a summary to FILE.md',
    },
    quiet: { short: 'q', help: 'Print nothing if the exit code is 0' },
  },
  examples: [
    ['audit', 'the stray colors of this project'],
    ['audit src --report colors.html', 'the same, as a page'],
    ['audit --plan plan.json', 'what would be replaced by which token'],
    ['audit --plan plan.json --write', 'carry the plan out'],
    ['audit --near --plan plan.json', 'also which colors could be merged'],
    ['audit --ratchet audit.json', 'fail only for new stray colors'],
  ],
  async run(context) {
    // The parsers take long to load.
    const { runAudit } = await import('../audit/run-audit.ts');
    return runAudit(context);
  },
};
