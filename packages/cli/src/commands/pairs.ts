import {
  CONTRAST_TARGETS,
  checkPalette,
  exactSrgb,
  formatHex,
  formatRatio,
  LEAST_DISTANCE,
  mapToGamut,
  PALETTE_SIZE_LIMIT,
  type PaletteCheck,
  type Proposal,
  proposeFix,
  proposeRepair,
  reportOf,
  toCssColorOf,
} from '@swatchwork/color';

import { type Command, type Context, EXIT, sayNotes, toJson } from '../command.ts';
import { opaqueNotes, readColors } from '../read-color.ts';
import { quote, UsageError } from '../usage-error.ts';

const USES = {
  'any-text': 'any text',
  'large-text': 'large text only',
  icons: 'icons and borders only',
  decoration: 'decoration only',
} as const;

const OBSTACLES = {
  'both-locked': 'both colors are locked',
  'one-locked': 'one color is locked, and the other cannot do it alone',
  'out-of-reach': 'no change of one color can do it',
} as const;

export const pairs: Command = {
  name: 'pairs',
  summary: 'Check every pair of a palette, and find colors that become too alike',
  usage: 'COLOR...',
  details: `Each pair with its WCAG 2.2 contrast, cut and never rounded, and what it is good for. Below
a pair that is less than ${LEAST_DISTANCE} apart (ΔE OK) for protan, deutan, tritan or ordinary vision:
the changes of lightness that would part it, within sRGB. Nothing is changed. Colors beyond sRGB
are measured as what they are, and shown as the nearest inside. 2 to ${PALETTE_SIZE_LIMIT} colors.`,
  options: {
    target: { value: 'RATIO', help: `${CONTRAST_TARGETS.join(', ')}; 4.5 if not given` },
    locked: { value: 'PLACES', help: 'Colors that must not change, such as 1,3' },
  },
  examples: [
    ['pairs D00000 00A000 white', 'contrast and collisions of three pairs'],
    ['pairs D00000 00A000 --locked 1 --json', 'keep the red; for a script'],
  ],
  async run(context) {
    const { args, write } = context;
    const given = await readColors(context, {
      names: ['COLOR', 'COLOR'],
      most: PALETTE_SIZE_LIMIT,
    });
    const target = readTarget(args.text('target') ?? '4.5');
    const locked = readPlaces(args.text('locked') ?? '', given.length);
    const exact = given.map(({ color, input }) => toCssColorOf(color, 1, input));
    const check = checkPalette(exact.map(exactSrgb), { target, locked });
    const notes = opaqueNotes(given);
    const report = reportOf(
      check,
      exact.map(({ css }) => css),
    );
    sayNotes(context, notes);
    if (args.has('json')) write(toJson({ ...report, notes }));
    else writePairs(check, context);
    return EXIT.ok;
  },
};

function readTarget(text: string) {
  const target = CONTRAST_TARGETS.find((one) => String(one) === text);
  if (target !== undefined) return target;
  throw new UsageError(`--target must be ${CONTRAST_TARGETS.join(', ')}; got ${quote(text)}.`);
}

/** By place, whether it is locked. */
function readPlaces(text: string, count: number): boolean[] {
  const words = text === '' ? [] : text.split(/[-,\s]+/);
  const wrong = words.find((word) => !/^\d{1,2}$/.test(word) || +word < 1 || +word > count);
  if (wrong !== undefined) {
    throw new UsageError(`--locked must be places from 1 to ${count}; got ${quote(wrong)}.`);
  }
  return Array.from({ length: count }, (_, i) => words.includes(String(i + 1)));
}

const hexAt = ({ colors }: PaletteCheck, place: number) =>
  formatHex(mapToGamut(colors[place]!.color));

function writePairs(check: PaletteCheck, { paint, write }: Context): void {
  for (const pair of check.pairs) {
    const [one, other] = pair.places.map((place) => mapToGamut(check.colors[place]!.color));
    const names = pair.places.map((place) => hexAt(check, place)).join(' and ');
    const ratio = formatRatio(pair.contrast).padStart(5);
    write(`${paint.sample(one!, other!)}${names}  ${ratio}  ${USES[pair.use]}\n`);
    if (!pair.meets) writeProposal(check, `reach ${check.target}`, proposeFix(check, pair), write);
    if (pair.collides.length === 0) continue;
    const visions = pair.collides
      .map((vision) => `${vision} ${cut(pair.differences[vision])}`)
      .join(', ');
    write(`  ${paint.bad('too alike')}: ${visions}\n`);
    writeProposal(check, 'part them', proposeRepair(check, pair), write);
  }
}

function writeProposal(
  check: PaletteCheck,
  aim: string,
  { changes, obstacle }: Proposal,
  write: Context['write'],
): void {
  if (obstacle) write(`  to ${aim}: ${OBSTACLES[obstacle]}\n`);
  for (const { place, color, distance } of changes) {
    write(`  to ${aim}: ${hexAt(check, place)} to ${formatHex(color)} (${cut(distance)})\n`);
  }
}

/** Three digits, cut: 0.0799 must not read as the least distance. */
const cut = (distance: number): string => (Math.floor(distance * 1000) / 1000).toFixed(3);
