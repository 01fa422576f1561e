import type { Hex } from '@swatchwork/color';

/** A palette that charts use today, as its makers publish it. Colors are facts; the source says whose. */
export interface KnownPalette {
  readonly name: string;
  readonly source: string;
  readonly license: string;
  readonly colors: readonly Hex[];
}

const palette = (name: string, source: string, license: string, colors: string): KnownPalette => ({
  name,
  source,
  license,
  colors: colors.split(' ').map((hex): Hex => `#${hex.toUpperCase()}`),
});

const BREWER = 'colorbrewer2.org';
const BREWER_LICENSE = 'Apache 2.0';

/** For categories, in the order in which people come across them. */
export const KNOWN_CATEGORIES: readonly KnownPalette[] = [
  palette(
    'Tableau 10',
    'Tableau 2016, in d3-scale-chromatic',
    'ISC',
    '4e79a7 f28e2c e15759 76b7b2 59a14f edc948 b07aa1 ff9da7 9c755f bab0ac',
  ),
  palette(
    'Category 10',
    'd3 and matplotlib',
    'ISC',
    '1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf',
  ),
  palette(
    'Okabe-Ito',
    'Okabe and Ito 2008',
    'published for any use',
    '000000 e69f00 56b4e9 009e73 f0e442 0072b2 d55e00 cc79a7',
  ),
  palette(
    'ColorBrewer Set1',
    BREWER,
    BREWER_LICENSE,
    'e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf 999999',
  ),
  palette(
    'ColorBrewer Set2',
    BREWER,
    BREWER_LICENSE,
    '66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3',
  ),
  palette(
    'ColorBrewer Dark2',
    BREWER,
    BREWER_LICENSE,
    '1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666',
  ),
  palette(
    'Petroff 10',
    'arXiv 2107.02270',
    'in matplotlib',
    '3f90da ffa90e bd1f01 94a4a2 832db6 a96b59 e76300 b9ac70 717581 92dadd',
  ),
  palette(
    'Tol muted',
    'Tol, SRON/EPS/TN/09-002',
    'BSD-3-Clause',
    '332288 88ccee 44aa99 117733 999933 ddcc77 cc6677 882255 aa4499 dddddd',
  ),
  palette(
    'Carbon, light',
    'IBM Carbon Design System',
    'Apache 2.0',
    '6929c4 1192e8 005d5d 9f1853 fa4d56 570408 198038 002d9c ee538b b28600 009d9a 012749 8a3800 a56eff',
  ),
];

const VIRIDIS = 'van der Walt and Smith 2015, in matplotlib';

/** Nine steps of each. */
export const KNOWN_SEQUENTIAL: readonly KnownPalette[] = [
  palette(
    'viridis',
    VIRIDIS,
    'CC0',
    '440154 472d7b 3b528b 2c728e 21918c 28ae80 5ec962 addc30 fde725',
  ),
  palette(
    'magma',
    VIRIDIS,
    'CC0',
    '000004 1d1147 51127c 832681 b73779 e75263 fc8961 fec488 fcfdbf',
  ),
  palette(
    'cividis',
    'Nuñez, Anderton and Renslow 2018',
    'CC0',
    '002051 11366c 3c4d6e 62646f 7f7c75 9a9478 bbaf71 e2cb5c fdea45',
  ),
  palette(
    'turbo',
    'Mikhailov 2019',
    'Apache 2.0',
    '23171b 4569ee 26bce1 3ff393 95fb51 ecd12e ff821d cb2f0d 900c00',
  ),
  palette(
    'ColorBrewer Blues',
    BREWER,
    BREWER_LICENSE,
    'f7fbff deebf7 c6dbef 9ecae1 6baed6 4292c6 2171b5 08519c 08306b',
  ),
  palette(
    'ColorBrewer YlOrRd',
    BREWER,
    BREWER_LICENSE,
    'ffffcc ffeda0 fed976 feb24c fd8d3c fc4e2a e31a1c bd0026 800026',
  ),
];

/** Nine steps of each. */
export const KNOWN_DIVERGING: readonly KnownPalette[] = [
  palette(
    'ColorBrewer RdBu',
    BREWER,
    BREWER_LICENSE,
    'b2182b d6604d f4a582 fddbc7 f7f7f7 d1e5f0 92c5de 4393c3 2166ac',
  ),
  palette(
    'ColorBrewer PuOr',
    BREWER,
    BREWER_LICENSE,
    '542788 8073ac b2abd2 d8daeb f7f7f7 fee0b6 fdb863 e08214 b35806',
  ),
  palette(
    'ColorBrewer BrBG',
    BREWER,
    BREWER_LICENSE,
    '8c510a bf812d dfc27d f6e8c3 f5f5f5 c7eae5 80cdc1 35978f 01665e',
  ),
  palette(
    'ColorBrewer RdYlGn',
    BREWER,
    BREWER_LICENSE,
    'd73027 f46d43 fdae61 fee08b ffffbf d9ef8b a6d96a 66bd63 1a9850',
  ),
  palette(
    'ColorBrewer Spectral',
    BREWER,
    BREWER_LICENSE,
    'd53e4f f46d43 fdae61 fee08b ffffbf e6f598 abdda4 66c2a5 3288bd',
  ),
];
