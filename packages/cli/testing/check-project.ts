import { folderWith } from './swatchwork.ts';

/** A file of pairs, two of which fail, and the tokens that it refers to. */
export const CONTRAST_PAIRS = `{
  // The colors of body text.
  "tokens": "tokens.json",
  "colors": { "ink": "#1a2b3c", "paper": "white", "page": "{paper}" },
  "pairs": [
    { "text": "ink", "background": "page", "min": "AAA" },
    {
      "name": "Caption",
      "text": "color.text.muted", "background": "paper", "min": 4.5
    },
    { "text": "{color.text.muted}", "background": "paper", "min": "AA large" },
    { "text": "gold", "background": "paper" },
  ],
}
`;

const TOKENS = JSON.stringify({
  color: { $type: 'color', text: { muted: { $value: '#777777' } } },
});

export const checkProject = () =>
  folderWith({ 'contrast.json': CONTRAST_PAIRS, 'tokens.json': TOKENS });
