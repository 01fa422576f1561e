import { type ThemeDocument, writeThemeQuery } from '@swatchwork/theme/link';
import { FolderPlus } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

import { useOnDemand } from '../../palette-files/use-on-demand.ts';
import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { AddDialog } from '../../projects/add-dialog.tsx';
import type { Addable } from '../../projects/addable.ts';
import type { History } from '../../query/history.ts';
import { stepsOf } from '../../query/steps-of.ts';
import { useSaveKey } from '../../query/use-save-key.ts';
import { Badge } from '../../tools/head/badge.tsx';
import { ToolHead } from '../../tools/head/tool-head.tsx';
import { fragmentOfViews } from '../../tools/head/views.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SaveForm } from './saving/save-form.tsx';
import { SavedLine } from './saving/saved-line.tsx';
import type { ThemeDispatch } from './state/use-theme-state.ts';

const PullCommand = lazy(async () => ({
  default: (await import('../../themes/pull-command.tsx')).PullCommand,
}));

const findExport = async () => (await import('./export/export-dialog.tsx')).ExportDialog;

type Props = ComponentProps<typeof SavedLine> & {
  palette: CarriedPalette;
  history: History<ThemeDocument>;
  dispatch: ThemeDispatch;
  query: string;
  form: ComponentProps<typeof SaveForm>;
  /** The document of which the theme on the page is made. */
  made: ThemeDocument;
  /** Whether that is the newest one. */
  isAnswered: boolean;
  proof: ComponentProps<typeof Badge>;
};

/** The title of the page, whether the theme is saved, what is done with it, and whether it passes. */
export function ThemeHead({
  palette,
  history,
  dispatch,
  query,
  form,
  made,
  isAnswered,
  proof,
  ...line
}: Props) {
  const [open, setOpen] = useState<'save' | 'export'>();
  const [isShared, setShared] = useState(false);
  const { part: ExportDialog, load, busy } = useOnDemand(findExport);
  const close = () => setOpen(undefined);
  const { name } = form.wish;
  useSaveKey(() => setOpen('save'));
  const { saved, isChanged } = line;
  const pulled = `/theme${saved?.isPublic && !isChanged ? `?saved=${saved.id}` : writeThemeQuery(made, [['name', name]])}`;

  function share() {
    setShared(true);
    const link = `${location.origin}/theme${query}${fragmentOfViews()}`;
    return copyWithToast(link, 'Link Copied!', 'It opens this theme; swatchwork pull reads it.');
  }

  return (
    <>
      <ToolHead
        view="theme"
        purpose="Light, dark and high-contrast themes from your exact brand color. Every pair passes WCAG."
        palette={palette}
        addresses={{ theme: `/theme${query}` }}
        state={
          <>
            <SavedLine {...line} />
            {isShared && (
              <Suspense>
                <div className="my-2 max-w-[68ch]">
                  <PullCommand link={location.origin + pulled} />
                </div>
              </Suspense>
            )}
          </>
        }
        actions={{
          ...stepsOf(history, dispatch),
          onShare: share,
          save: { 'aria-haspopup': 'dialog', onClick: () => setOpen('save') },
          exporting: {
            'aria-haspopup': 'dialog',
            'aria-busy': busy,
            onClick: async () => (await load()) && setOpen('export'),
          },
          more: line.saved && <AddToProjectButton item={line.saved} />,
        }}
      >
        <Badge {...proof} className="max-lg:hidden" />
      </ToolHead>
      <Dialog title="Save theme" open={open === 'save'} onClose={close}>
        {open === 'save' && (
          <SaveForm
            {...form}
            onSave={async (replaces) => {
              const isSaved = await form.onSave(replaces);
              if (isSaved) close();
              return isSaved;
            }}
          />
        )}
      </Dialog>
      {ExportDialog && (
        <ExportDialog
          document={made}
          isCurrent={isAnswered}
          name={name}
          link={location.origin + pulled}
          open={open === 'export'}
          onClose={close}
        />
      )}
    </>
  );
}

/** Opens the dialog that puts a saved theme into projects. */
function AddToProjectButton({ item }: { item: Addable }) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Add to Project: ${item.name}`}
        onClick={() => setOpen(true)}
      >
        <FolderPlus aria-hidden="true" />
        Add to Project
      </Button>
      <AddDialog item={open ? item : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
