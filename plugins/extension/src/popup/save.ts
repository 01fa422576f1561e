import type { Hex } from '@swatchwork/color';
import { fileName } from '@swatchwork/formats';

import { create, find } from './elements.ts';

/**
 * Makes saving work; the formats are loaded when they are first asked for.
 *
 * @param chosen The colors to save.
 */
export function setUpSaving(chosen: () => readonly Hex[]): void {
  const details = find('save', HTMLDetailsElement);
  const select = find('format', HTMLSelectElement);
  const loadFormats = () => import('@swatchwork/formats/formats');

  details.addEventListener('toggle', async () => {
    if (!details.open || select.options.length > 0) return;
    const { FORMATS, FORMAT_GROUPS, SHEET_FORMATS } = await loadFormats();
    select.append(
      ...FORMAT_GROUPS.map((label) => {
        // Sheets need fonts that weigh more than all else here: the site has them.
        const formats = FORMATS.filter(
          ({ group, id }) => group === label && !SHEET_FORMATS.includes(id),
        );
        const options = formats.map((format) => new Option(format.label, format.id));
        return create('optgroup', { label }, ...options);
      }),
    );
  });

  find('save-form', HTMLFormElement).addEventListener('submit', async (event) => {
    event.preventDefault();
    const colors = chosen();
    const format = (await loadFormats()).findFormat(select.value);
    if (!format || colors.length === 0) return;
    const palette = { name: 'Page', colors };
    const content = format.isText ? format.write(palette, new Date()) : await format.write(palette);
    const href = URL.createObjectURL(new Blob([content], { type: format.mediaType }));
    create('a', { href, download: fileName(palette.name, format.extension) }).click();
    URL.revokeObjectURL(href);
  });
}
