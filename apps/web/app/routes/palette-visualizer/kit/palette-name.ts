import { createContext } from 'react';

/** The palette's name, which files are named for. */
export const PaletteNameContext = createContext('');
