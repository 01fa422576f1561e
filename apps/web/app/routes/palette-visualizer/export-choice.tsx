import { paletteOfRoles } from '@swatchwork/formats/roles';
import { useMemo, useState } from 'react';
import { ExportPanel } from '../../palette-files/export/export-panel.tsx';
import { exportedOf } from '../../palette-files/export/exported-palette.ts';
import type { NamedPalette } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { exportedRoles } from './state/exported-roles.ts';
import type { View } from './state/view.ts';

const CONTENTS = [
  { value: 'palette', label: 'Palette' },
  { value: 'roles', label: 'Roles, light and dark' },
] as const;

/** Downloads the palette as it is, or the roles that its colors have in the designs. */
export function ExportChoice({ palette, view }: { palette: NamedPalette; view: View }) {
  const [content, choose] = useState<(typeof CONTENTS)[number]['value']>('palette');
  const roles = useMemo(
    () => (content === 'roles' ? exportedRoles(palette, view) : undefined),
    [content, palette, view],
  );

  const whole = useMemo(
    () => exportedOf({ name: palette.name, colors: wholeColors(palette) }),
    [palette],
  );

  return (
    <div className="space-y-3">
      <Segments label="Export" options={CONTENTS} value={content} onChange={choose} />
      <ExportPanel palette={roles ? paletteOfRoles(roles) : whole} roles={roles} />
    </div>
  );
}
