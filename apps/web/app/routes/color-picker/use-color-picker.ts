import type { Swatch } from '@swatchwork/extract';
import { useReducer, useState } from 'react';

import { toast } from '../../ui/messages/toast.ts';
import { pictureAmong } from './picture/incoming-files.ts';
import { useIncomingFiles } from './picture/use-incoming-files.ts';
import { usePicture } from './picture/use-picture.ts';
import type { Average } from './pixels/average.ts';
import { EMPTY, type Pick, pickerReducer } from './state/picker-state.ts';
import { type Place, useExtraction } from './use-extraction.ts';

/** Default number of colors. */
const DEFAULT_COUNT = 5;

/** The state and the actions of the page; nothing is stored beyond it. */
export function useColorPicker(extracted?: readonly Swatch[]) {
  const [state, dispatch] = useReducer(pickerReducer, { ...EMPTY, extracted });
  const { picture, reading, open } = usePicture();
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [chosenPlace, setPlace] = useState<Place>('device');
  const [average, setAverage] = useState<Average>(1);
  const [lastPick, setLastPick] = useState<Pick>();
  const isUnreadable = reading !== undefined && 'refusal' in reading;
  const place = isUnreadable ? 'server' : chosenPlace;
  const extraction = useExtraction({
    picture,
    place,
    count,
    onFound: (swatches) => dispatch({ type: 'extracted', swatches }),
  });

  function take(file: File) {
    dispatch({ type: 'picture chosen' });
    setLastPick(undefined);
    open(file);
  }

  function takeOneOf(files: Iterable<File> | null) {
    const file = pictureAmong(files);
    if (file) take(file);
    else refuseFile();
  }

  const isDragging = useIncomingFiles({ onPicture: take, onOther: refuseFile });

  function setPicking(isOn: boolean) {
    dispatch({ type: 'picker mode', isOn });
    if (isOn) toast.info('Picker Mode Enabled', 'Click on the image to pick specific colors.');
  }

  function pick(one: Pick) {
    dispatch({ type: 'picked', pick: one });
    setLastPick(one);
    toast.success('Color Picked!', `Added ${one.hex} to picked colors.`);
  }

  return {
    ...state,
    ...extraction,
    dispatch,
    picture,
    size: reading && 'size' in reading ? reading.size : undefined,
    isUnreadable,
    take,
    takeOneOf,
    isDragging,
    count,
    setCount,
    place,
    setPlace,
    average,
    setAverage,
    setPicking,
    lastPick,
    pick,
  };
}

export type ColorPicker = ReturnType<typeof useColorPicker>;

const refuseFile = () => toast.error('Invalid File', 'Please select a valid image file.');
