/**
 * A way of printing that is characterized: measured patches say which ink makes which color. The names of
 * characterizations are those that the ICC registers, the ink limits those that all printers of such paper accept.
 */
export const PRINT_CONDITIONS = [
  { id: 'coated', name: 'Coated paper, Europe', characterization: 'FOGRA39', inkLimit: 300 },
  { id: 'uncoated', name: 'Uncoated paper, Europe', characterization: 'FOGRA29', inkLimit: 280 },
  {
    id: 'gracol',
    name: 'Coated paper, GRACoL 2006',
    characterization: 'CGATS TR 006',
    inkLimit: 300,
  },
  {
    id: 'newsprint',
    name: 'Newsprint, SNAP 2007',
    characterization: 'CGATS TR 002',
    inkLimit: 240,
  },
] as const;

export type ConditionId = (typeof PRINT_CONDITIONS)[number]['id'];

/** How much of the darkness black ink makes instead of cyan, magenta and yellow. */
export const BLACK_RULES = [
  { id: 'medium', name: 'Medium black' },
  { id: 'least', name: 'Least black' },
  { id: 'most', name: 'Most black' },
] as const;

export type BlackRule = (typeof BLACK_RULES)[number]['id'];

/** `relative`: as seen beside the paper, black to black; `absolute`: as measured. */
export const INTENTS = ['relative', 'absolute'] as const;

export type Intent = (typeof INTENTS)[number];

export const CONDITION_IDS = PRINT_CONDITIONS.map(({ id }) => id);

export const BLACK_RULE_IDS = BLACK_RULES.map(({ id }) => id);

/** How colors become inks. */
export interface PrintOptions {
  readonly intent?: Intent | undefined;
  readonly black?: BlackRule | undefined;
}

/** A print condition with options; the others say nothing without it. */
export interface PrintJob extends PrintOptions {
  readonly condition?: ConditionId | undefined;
}
