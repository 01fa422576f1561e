import { type ExportedPalette, nameOrLooks, swatchesOf } from '../palette/palette.ts';
import { jsonText, oneLine } from '../text/text.ts';
import { uniqueNames } from '../text/unique-names.ts';

// Temporary ids, which Figma replaces; each may stand for one thing in the whole file.
const COLLECTION = 'palette';
const MODE = 'mode';

/** The collection of a palette without a name. */
export const UNTITLED = 'Palette';

/**
 * Figma variables in the shape that its REST API takes in one call, which plugins read as well: a
 * collection with the palette's name and one variable a color.
 *
 * @see https://developers.figma.com/docs/rest-api/variables-endpoints/
 */
export function writeFigmaVariables(palette: ExportedPalette): string {
  const unique = uniqueNames();
  const colors = swatchesOf(palette).map((swatch, i) => ({
    id: `color-${i + 1}`,
    name: unique(variableName(nameOrLooks(swatch)) || `color ${i + 1}`),
    value: { r: swatch.rgb.r, g: swatch.rgb.g, b: swatch.rgb.b, a: swatch.alpha },
  }));
  return jsonText({
    variableCollections: [
      {
        action: 'CREATE',
        id: COLLECTION,
        name: oneLine(palette.name) || UNTITLED,
        initialModeId: MODE,
      },
    ],
    variableModes: [
      { action: 'UPDATE', id: MODE, name: 'Value', variableCollectionId: COLLECTION },
    ],
    variables: colors.map(({ id, name }) => ({
      action: 'CREATE',
      id,
      name,
      variableCollectionId: COLLECTION,
      resolvedType: 'COLOR',
    })),
    variableModeValues: colors.map(({ id, value }) => ({
      variableId: id,
      modeId: MODE,
      value,
    })),
  });
}

/** Figma takes no dot and no braces in the name of a variable; a slash would make a group. */
export const variableName = (name: string): string => oneLine(name.replaceAll(/[.{}/]/g, ' '));
