import { FILE_LIMITS } from '@swatchwork/formats/constants';
import { FEWEST_COLORS, MOST_COLORS } from './palette-colors.ts';

/** Longest name of a palette or of a saved color, and longest description, in characters. */
export const NAME_LENGTH = 100;
export const DESCRIPTION_LENGTH = 500;

/** Every limit that a schema checks, named once. */
export const LIMITS = {
  /** Longest color text that is parsed; the longest CSS color is far shorter. */
  colorText: 200,
  /** Colors of one generated palette. */
  generateCount: { min: 1, max: 10, default: 5 },
  /** Colors of one picture, and the bytes of its file. */
  extractCount: { min: 1, max: 16, default: 5 },
  imageBytes: 20 * 1024 * 1024,
  /** Names of one color, steps of one scale, colors of one matrix and of one simulation. */
  names: { min: 1, max: 20, default: 1 },
  scaleSteps: { min: 3, max: 21, default: 5 },
  matrixColors: { min: 2, max: 20 },
  visionColors: { min: 1, max: 20 },
  /** Colors of a palette whose pairs are checked. */
  checkedColors: { min: 1, max: 10 },
  /** Colors that are matched with a book, and those of the book that are answered for each. */
  matchedColors: { min: 1, max: 100 },
  matches: { min: 1, max: 20, default: 2 },
  /** Colors of a palette for charts, by kind; those of a ramp that lead it; grounds of the chart. */
  chartCategories: { min: 2, max: 20 },
  chartSteps: { min: 3, max: 256 },
  chartGuides: 2,
  chartGrounds: { min: 1, max: 4 },
  /** Shares, and OKLCH lightness; OKLCH chroma. */
  share: { min: 0, max: 1 },
  chroma: { min: 0, max: 0.4 },
  /** Brand colors of a theme, and steps of its tonal scales. */
  themeBrands: { min: 1, max: 8 },
  themeSteps: { min: 3, max: 21 },
  /** Colors that are asked for single roles of a theme, in all modes together. */
  themeOverrides: { max: 100 },
  /** Saved themes of one account, and the characters of one as JSON. */
  savedThemes: 200,
  themeText: 8000,
  /** Modes of colors that are checked, colors of each, the longest name, pairs, and grounds. */
  checkedModes: { min: 1, max: 4 },
  checkedNames: { min: 1, max: 200 },
  checkedName: 100,
  checkedPairs: { min: 1, max: 500 },
  checkedGrounds: { min: 1, max: 8 },
  /**
   * Files of a theme that is repaired, the longest of their names, characters of all together, tokens
   * that are kept, and bytes of the JSON body.
   */
  themeFiles: { min: 1, max: 32, name: 200, length: 200_000 },
  themeHeld: { max: 100 },
  themeBody: 512 * 1024,
  /** ΔE OK of colors that an audit may merge. */
  auditDistance: { min: 0.0001, max: 0.1 },
  /** Colors that a gradient passes through, and colors that it returns. */
  gradientColors: { min: 2, max: 20 },
  gradientSteps: { min: 2, max: 256, default: 5 },
  /** Contrast to reach, and shares. */
  contrastRatio: { min: 1, max: 21 },
  percent: { min: 0, max: 100 },
  /** Longest seed. */
  seed: 100,
  /** Characters of a username. */
  username: { min: 3, max: 32 },
  /** Longest email address, as mail servers have it. */
  email: 254,
  /** Characters of a password. */
  password: { min: 6, max: 256 },
  /** Longest first or last name. */
  personName: 100,
  /** Longest name of a palette or of a saved color. */
  itemName: NAME_LENGTH,
  /** Tags of a palette or of a saved color, and the longest tag. */
  tags: { max: 20, length: 50 },
  /** Colors that palettes are searched by. */
  searchColors: { min: 1, max: 3 },
  /** Colors of a saved palette, and its longest description. */
  paletteColors: { min: FEWEST_COLORS, max: MOST_COLORS },
  paletteDescription: DESCRIPTION_LENGTH,
  /** Characters of what a page saves with a palette, as they stand in an address. */
  viewState: 16_000,
  /** Palettes of one account; palettes, themes and projects that it saves in a minute on the plan free. */
  palettes: 5000,
  savesPerMinute: 60,
  /** Projects of one account, items of each, and changes of items in a minute on the plan free. */
  projects: 100,
  projectItems: 200,
  itemChangesPerMinute: 240,
  /** Hours for which a deleted palette, theme or project can be restored. */
  restoreHours: 1,
  /** Characters of a moderator's reason, of a report's text, and of an author's answer. */
  moderationText: 500,
  /** Palettes of the queue of moderators in one answer, and reports that are shown of each. */
  moderationQueue: 50,
  reportsShown: 20,
  /** Held palettes of one author in the queue of moderators. */
  heldShown: 3,
  /** Words and hosts that moderators forbid: how many, their characters, and those of one act. */
  forbiddenTerms: { max: 2000, atOnce: 100 },
  forbiddenTerm: { min: 2, max: 60 },
  /** Favorite colors of one account. */
  savedColors: 1000,
  /** API keys of one account that are not revoked. */
  apiKeys: 10,
  /** Sessions of one account; a new one replaces the one that was unused for the longest time. */
  sessions: 50,
  /** Entries of one page of a list. */
  listLimit: { min: 1, max: 100, default: 24 },
  /** Days of the archive of colors of the day in one answer: at most a month. */
  archiveDays: { min: 1, max: 31, default: 31 },
  /** Longest text to search for. */
  searchText: 100,
  /** Longest cursor, with room for the longest name. */
  cursor: 1000,
  /**
   * Bytes of a palette file, its colors, those of a picture of it, and the longest of their names.
   */
  paletteFile: FILE_LIMITS.bytes,
  fileColors: { max: FILE_LIMITS.colors },
  fileColorName: 200,
  /** Bytes of a JSON body that holds ten thousand named colors, or the text of a palette file. */
  exportBody: 4 * 1024 * 1024,
  importBody: 8 * 1024 * 1024,
  /** Calls in one batch, and the bytes of its JSON body: a kilobyte for each. */
  batchEntries: { min: 1, max: 1000 },
  batchBody: 1024 * 1024,
  /** Bytes of a message of an assistant: ten thousand colors without names. */
  mcpBody: 256 * 1024,
  /** Levels of any JSON body, members of each of its objects, and all of its values. */
  json: { depth: 64, members: 1000, parts: 100_000 },
  /** Bytes of a JSON body. */
  jsonBody: 64 * 1024,
  /** Characters of the parts of an article. */
  articleTitle: 200,
  articleExcerpt: 1000,
  articleContent: 200_000,
  /** Bytes of a JSON body that holds an article. */
  articleBody: 1024 * 1024,
  /** Longest last part of an article's address. */
  slug: 200,
  /** Characters of the parts of a message of the contact form. */
  contactName: 200,
  contactSubject: 200,
  contactMessage: 10_000,
} as const;
