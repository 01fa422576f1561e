import { Save } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SaveForm } from './save-form.tsx';

type Props = Parameters<typeof SaveForm>[0];

/** Opens the form that saves the theme. */
export function SaveButton({ onSave, ...form }: Props) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Save aria-hidden="true" />
        Save
      </Button>
      <Dialog title="Save theme" open={open} onClose={() => setOpen(false)}>
        {open && (
          <SaveForm
            {...form}
            onSave={async (replaces) => {
              const isSaved = await onSave(replaces);
              if (isSaved) setOpen(false);
              return isSaved;
            }}
          />
        )}
      </Dialog>
    </>
  );
}
