import { createContext } from 'react';

/** The palette's name, after which pictures are named; without one, a design is saved as none. */
export const PaletteNameContext = createContext<string | undefined>(undefined);
