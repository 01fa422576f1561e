import type { Preset, Region, Swatch } from '@swatchwork/extract';
import { useEffect, useReducer, useState } from 'react';
import { useDroppedFiles } from '../../palette-files/import/use-palette-import.ts';
import { useCarriedTheme } from '../../themes/own/use-carried-theme.ts';
import { toast } from '../../ui/messages/toast.ts';
import { pictureAmong } from './picture/incoming-files.ts';
import { usePicture } from './picture/use-picture.ts';
import type { Average } from './pixels/average.ts';
import { EMPTY, isSameColor, type Pick, pickerReducer, withIds } from './state/picker-state.ts';
import { type Place, useExtraction } from './use-extraction.ts';

/** Default number of colors. */
const DEFAULT_COUNT = 5;

/** The state and the actions of the page; nothing is stored beyond it. */
export function useColorPicker(extracted?: readonly Swatch[]) {
  const [state, dispatch] = useReducer(pickerReducer, {
    ...EMPTY,
    extracted: extracted && withIds(extracted),
  });
  const { picture, reading, open } = usePicture();
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [preset, setPreset] = useState<Preset>('balanced');
  const [place, setPlace] = useState<Place>('device');
  const [region, setRegion] = useState<Region>();
  const [average, setAverage] = useState<Average>(1);
  /** Whether the question shows, if an image that this browser cannot read may go to the server. */
  const [isAsking, setAsking] = useState(false);
  const [lastPick, setLastPick] = useState<Pick>();
  const carryTheme = useCarriedTheme();
  const isUnreadable = reading !== undefined && 'refusal' in reading;
  const size = reading && 'size' in reading ? reading.size : undefined;
  const extraction = useExtraction({
    picture,
    place,
    count,
    preset,
    region,
    onFound: (swatches) => dispatch({ type: 'extracted', swatches }),
  });

  // Only here on the device without a click: a picture is sent when the person says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a readable picture, a preset or a region starts it.
  useEffect(() => {
    if (size && place === 'device') void extraction.extract({ isSilent: true });
  }, [size, preset, region]);

  /** An image that was to stay on the device is sent only after a question. */
  async function extract(options?: { isSilent?: boolean }) {
    if (isUnreadable && place === 'device') setAsking(true);
    else await extraction.extract(options);
  }

  async function send() {
    await extraction.extract({ at: 'server' });
    return true;
  }

  function take(file: File) {
    dispatch({ type: 'picture chosen' });
    setLastPick(undefined);
    setRegion(undefined);
    open(file);
  }

  /** A picture; what holds a theme is checked elsewhere. @returns Whether a file was taken. */
  async function takeFile(files: readonly File[]): Promise<boolean> {
    const file = pictureAmong(files);
    if (file) take(file);
    return file !== undefined || carryTheme(files);
  }

  async function takeOneOf(files: Iterable<File> | null) {
    if (!(await takeFile([...(files ?? [])]))) refuseFile();
  }

  // Other files that are dropped are ignored.
  const isDragging = useDroppedFiles((source, isPasted) => {
    if (typeof source === 'string') return;
    void (isPasted ? takeOneOf(source) : takeFile(source));
  });

  function moveSwatch(index: number, to: Pick) {
    const taken = state.extracted?.some((one, i) => i !== index && isSameColor(one, to));
    if (taken) toast.info('Already there', `${to.css ?? to.hex} is among the colors.`);
    else if (size) dispatch({ type: 'moved', index, pick: to, size });
  }

  function setPicking(isOn: boolean) {
    dispatch({ type: 'picker mode', isOn });
    if (isOn) toast.info('Picker Mode Enabled', 'Click on the image to pick specific colors.');
  }

  function pick(one: Pick) {
    dispatch({ type: 'picked', pick: one });
    setLastPick(one);
    toast.success('Color Picked!', `Added ${one.css ?? one.hex} to picked colors.`);
  }

  return {
    ...state,
    ...extraction,
    extract,
    isAsking,
    setAsking,
    send,
    dispatch,
    picture,
    size,
    isUnreadable,
    take,
    takeOneOf,
    isDragging,
    count,
    setCount,
    preset,
    setPreset,
    region,
    setRegion,
    place,
    setPlace,
    average,
    setAverage,
    setPicking,
    moveSwatch,
    lastPick,
    pick,
  };
}

export type ColorPicker = ReturnType<typeof useColorPicker>;

const refuseFile = () => toast.error('Invalid File', 'Please select a valid image file.');
