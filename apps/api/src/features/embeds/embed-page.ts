import { createHash } from 'node:crypto';

import { formatHex, parseHex, readableTextColor, toCssColor } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import { htmlText } from '@swatchwork/formats';

type Shown = Pick<Palette, 'name' | 'colors' | 'slug'>;

/** A page for frames on other sites, and the policy that lets them show it. */
export type EmbedPage = { html: string; policy: string };

const LAYOUT = `:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}
body{margin:0;background:#fff;color:#111}
main{min-height:100vh;display:flex;flex-direction:column}
ul{flex:1;margin:0;padding:0;list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(5.5rem,1fr))}
li{display:flex;flex-direction:column;justify-content:flex-end;padding:.6rem;min-width:0;overflow-wrap:anywhere}
h1{margin:0;font:inherit}
div{padding:.5rem .6rem;display:flex;justify-content:space-between;flex-wrap:wrap;gap:.25rem 1rem}
a{color:inherit;min-height:24px;overflow-wrap:anywhere}
a:focus-visible{outline:2px solid;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#111;color:#eee}}
`;

/**
 * The colors of a palette with their values, and links to its page and to the site. No script.
 *
 * @param publicUrl The address of the site, without a closing slash.
 */
export function writeEmbedPage({ name, colors, slug }: Shown, publicUrl: string): EmbedPage {
  const entries = colors.map((color) =>
    typeof color === 'string'
      ? { hex: color, title: '', css: undefined }
      : { hex: color.hex, title: color.name, css: color.css },
  );
  const paints = entries.map(({ hex }, place) => {
    const ink = formatHex(readableTextColor(parseHex(hex)!));
    return `li:nth-child(${place + 1}){background:${hex};color:${ink}}\n`;
  });
  const wide = entries.flatMap(({ css: saved = '' }, place) => {
    const css = toCssColor(saved)?.css; // written by us, so that it cannot end the style
    return css ? [`@media (color-gamut:p3){li:nth-child(${place + 1}){background:${css}}}\n`] : [];
  });
  const items = entries.map(
    ({ hex, title }) =>
      `<li>${title ? `<span>${htmlText(title)}</span>` : ''}<code>${hex}</code></li>`,
  );
  const page = `${publicUrl}/palettes/${slug}`;
  return writePage(
    name,
    LAYOUT + [...paints, ...wide].join(''),
    `<link rel="canonical" href="${htmlText(page)}">`,
    `<ul aria-label="Colors of ${htmlText(name)}">${items.join('')}</ul>
<div><h1>${linkTo(page, name)}</h1>${linkTo(publicUrl, 'Swatchwork')}</div>`,
  );
}

/** What a frame shows where there is no such public palette. */
export const missingPalette = (publicUrl: string): EmbedPage =>
  writePage(
    'No palette',
    LAYOUT,
    '',
    `<div><h1>This palette does not exist or is not public.</h1>${linkTo(publicUrl, 'Swatchwork')}</div>`,
  );

const linkTo = (address: string, text: string) =>
  `<a href="${htmlText(address)}" target="_blank" rel="noopener">${htmlText(text)}</a>`;

function writePage(title: string, style: string, head: string, body: string): EmbedPage {
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
${head}
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
  return { html, policy };
}
