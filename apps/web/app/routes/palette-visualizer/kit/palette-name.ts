import { createContext } from 'react';

/** The palette's name, after which files are named. */
export const PaletteNameContext = createContext('');
