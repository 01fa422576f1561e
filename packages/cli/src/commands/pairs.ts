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
  'one-locked': 'one color is locked, and changing the other is not enough',
  'out-of-reach': 'changing one color is not enough',
} as const;

export const pairs: Command = {
  name: 'pairs',
  summary: 'Check every pair of a palette, and find colors that are too similar',
  usage: 'COLOR...',
  details: `Each pair with its WCAG 2.2 contrast, truncated, and what it is suitable for. For a pair
less than ${LEAST_DISTANCE} apart (ΔE OK) for protan, deutan, tritan or normal vision: the changes of
lightness, within sRGB, that make it distinct. Nothing is changed. Colors outside sRGB are
measured exactly and shown as the nearest sRGB color. 2 to ${PALETTE_SIZE_LIMIT} colors.`,
  options: {
    target: { value: 'RATIO', help: `${CONTRAST_TARGETS.join(', ')}; default 4.5` },
    locked: { value: 'PLACES', help: 'Colors that must not change, such as 1,3' },
  },
  examples: [
    ['pairs D00000 00A000 white', 'contrast and similarity of three pairs'],
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
    throw new UsageError(`--locked must be positions from 1 to ${count}; got ${quote(wrong)}.`);
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
    write(`  ${paint.bad('too similar')}: ${visions}\n`);
    writeProposal(check, 'make them distinct', proposeRepair(check, pair), write);
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
