import { useRef } from 'react';

import type { PaletteEntry } from '../../../api/types.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { type PaletteTexts, textsOf } from './palette-texts.ts';

type Props = {
  /** The palette to edit; undefined while none is. */
  palette: PaletteEntry | undefined;
  onClose: () => void;
  /** Saves on the server; rejects as the call does. */
  onSave: Parameters<typeof EditForm>[0]['onSave'];
};

/** A dialog for name, description and tags. What was typed is kept when it closes unsaved. */
export function EditPalette({ palette, onClose, onSave }: Props) {
  const unsaved = useRef(new Map<string, PaletteTexts>()).current;
  const kept = palette && unsaved.get(palette.id);

  return (
    <Dialog title="Edit palette" open={palette !== undefined} onClose={onClose}>
      {palette && (
        <EditForm
          texts={kept ?? textsOf(palette)}
          isUnsaved={kept !== undefined}
          onType={(texts) => unsaved.set(palette.id, texts)}
          onSave={onSave}
          onFinish={() => {
            unsaved.delete(palette.id);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
