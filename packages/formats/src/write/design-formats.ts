import { writeAct } from '../swatch-files/act.ts';
import { writeJasc } from '../swatch-files/jasc.ts';
import { writeFigmaVariables } from './figma-variables.ts';
import type { Format } from './format.ts';
import { writePaintNet } from './paint-net.ts';
import { writeSketchPalette } from './sketch-palette.ts';
import { writeSoc } from './soc.ts';

/** Formats of one design tool each, in the order of the list. */
export const DESIGN_FORMATS = [
  {
    id: 'act',
    label: 'Photoshop color table',
    group: 'Design tools',
    extension: 'act',
    mediaType: 'application/octet-stream',
    isText: false,
    write: writeAct,
  },
  {
    id: 'kpl',
    label: 'Krita palette',
    group: 'Design tools',
    extension: 'kpl',
    mediaType: 'application/x-krita-palette',
    isText: false,
    write: async (palette) => (await import('../swatch-files/kpl.ts')).writeKpl(palette),
  },
  {
    id: 'paint-net',
    label: 'Paint.NET',
    group: 'Design tools',
    extension: 'txt',
    mediaType: 'text/plain',
    isText: true,
    write: writePaintNet,
  },
  {
    id: 'jasc',
    label: 'Paint Shop Pro (JASC)',
    group: 'Design tools',
    extension: 'pal',
    mediaType: 'text/plain',
    isText: true,
    write: writeJasc,
  },
  {
    id: 'soc',
    label: 'LibreOffice colors',
    group: 'Design tools',
    extension: 'soc',
    mediaType: 'application/xml',
    isText: true,
    write: writeSoc,
  },
  {
    id: 'sketchpalette',
    label: 'Sketch palette',
    group: 'Design tools',
    extension: 'sketchpalette',
    mediaType: 'application/json',
    isText: true,
    write: writeSketchPalette,
  },
  {
    id: 'figma',
    label: 'Figma variables',
    group: 'Design tools',
    extension: 'variables.json',
    mediaType: 'application/json',
    isText: true,
    write: writeFigmaVariables,
  },
] as const satisfies readonly Format[];
