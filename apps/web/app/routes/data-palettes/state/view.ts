import { READERS, type Reader } from '@swatchwork/color';

export const BOARDS = ['light', 'dark', 'both'] as const;

export type Board = (typeof BOARDS)[number];

/** How the palette is looked at. It changes nothing about the palette. */
export interface View {
  /** With whose eyes. */
  readonly reader: Reader;
  /** On which background. */
  readonly board: Board;
  /** What the palette is called in files and where it is saved; empty if nobody named it. */
  readonly name: string;
}

const LONGEST_NAME = 100;

/** Reads a link of any origin and never fails. */
export const readView = (params: URLSearchParams): View => ({
  reader: READERS.find((one) => one === params.get('reader')) ?? 'normal',
  board: BOARDS.find((one) => one === params.get('board')) ?? 'light',
  name: (params.get('name') ?? '').slice(0, LONGEST_NAME),
});

/** The entries of an address, without defaults. */
export const viewEntries = ({ reader, board, name }: View): [string, string][] => [
  ...(reader === 'normal' ? [] : [['reader', reader] as [string, string]]),
  ...(board === 'light' ? [] : [['board', board] as [string, string]]),
  ...(name.trim() === '' ? [] : [['name', name.trim()] as [string, string]]),
];
