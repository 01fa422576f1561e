export interface Published {
  readonly name: string;
  readonly source: string;
  readonly colors: readonly string[];
}

const palette = (name: string, source: string, colors: string): Published => ({
  name,
  source,
  colors: colors.split(' ').map((hex) => `#${hex.toUpperCase()}`),
});

/** Palettes for categories that people use, as their makers publish them. */
export const PUBLISHED: readonly Published[] = [
  palette(
    'Tableau10',
    'Tableau 2016, by way of d3-scale-chromatic',
    '4e79a7 f28e2b e15759 76b7b2 59a14f edc948 b07aa1 ff9da7 9c755f bab0ac',
  ),
  palette(
    'Category10',
    'd3, matplotlib',
    '1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf',
  ),
  palette(
    'Okabe-Ito',
    'Okabe and Ito, Color Universal Design, 2008',
    '000000 e69f00 56b4e9 009e73 f0e442 0072b2 d55e00 cc79a7',
  ),
  palette(
    'ColorBrewer Set1',
    'colorbrewer2.org',
    'e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf 999999',
  ),
  palette(
    'ColorBrewer Set2',
    'colorbrewer2.org',
    '66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3',
  ),
  palette(
    'ColorBrewer Dark2',
    'colorbrewer2.org',
    '1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666',
  ),
  palette('Petroff 6', 'arXiv 2107.02270', '5790fc f89c20 e42536 964a8b 9c9ca1 7a21dd'),
  palette(
    'Petroff 8',
    'arXiv 2107.02270',
    '1845fb ff5e02 c91f16 c849a9 adad7d 86c8dd 578dff 656364',
  ),
  palette(
    'Petroff 10',
    'arXiv 2107.02270',
    '3f90da ffa90e bd1f01 94a4a2 832db6 a96b59 e76300 b9ac70 717581 92dadd',
  ),
  palette(
    'Tol bright',
    'Tol, SRON/EPS/TN/09-002',
    '4477aa 66ccee 228833 ccbb44 ee6677 aa3377 bbbbbb',
  ),
  palette(
    'Tol muted',
    'Tol, SRON/EPS/TN/09-002',
    '332288 88ccee 44aa99 117733 999933 ddcc77 cc6677 882255 aa4499 dddddd',
  ),
  palette(
    'Carbon',
    'IBM Carbon Design System, categorical on light',
    '6929c4 1192e8 005d5d 9f1853 fa4d56 570408 198038 002d9c ee538b b28600 009d9a 012749 8a3800 a56eff',
  ),
  palette(
    'Glasbey, first 12',
    'colorcet glasbey (CC BY 4.0), after Glasbey and others 2007',
    'd60000 8c3bff 018700 00acc6 97ff00 ff7ed1 6b004f ffa52f 573b00 005659 0000dd 00fdcf',
  ),
];
