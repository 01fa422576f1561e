import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { browserClient } from '../../api/browser-client.ts';
import { plainText } from '../../api/plain-errors.ts';
import { projectClient } from '../../api/project-client.ts';
import type { Project } from '../../api/types.ts';
import { usePublicUrl } from '../../meta/use-public-url.ts';
import { PullCommand } from '../../themes/pull-command.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useOnce } from '../../ui/buttons/use-once.ts';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { countOf } from '../../ui/text/format-count.ts';
import { isPublic, nameOf } from './item-parts.ts';

/** Of the reasons why something stays private. */
const MOST_TOLD = 3;

/** The one link of a project: what it opens for others, and the command that pulls its theme. */
export function ShareProject({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const link = `${usePublicUrl()}/projects/${project.id}`;
  const hidden = project.items.filter((item) => !isPublic(item));

  const [publish, busy] = useOnce(async () => {
    const refused: string[] = [];
    const change = (name: string, made: Promise<unknown>) =>
      made.catch((error) => {
        refused.push(`${name}: ${plainText(error) ?? 'The server cannot be reached right now.'}`);
      });
    if (!project.isPublic) {
      await change(project.name, projectClient.change(project.id, { isPublic: true }));
    }
    for (const item of hidden) {
      const calls = item.palette ? browserClient.palettes : browserClient.themes.saved;
      await change(nameOf(item), calls.change(item.id, { isPublic: true }));
    }
    if (refused.length > 0) toast.error('Not All Shared', refused.slice(0, MOST_TOLD).join(' '));
    await revalidate();
    return false; // what a moderator has to see first stays private, and may be tried again
  });

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} className="noscript:hidden">
        <Link2 aria-hidden="true" />
        Share
      </Button>
      <Dialog title="Share project" open={isOpen} onClose={() => setOpen(false)}>
        <div className="space-y-4">
          <p role="status">{whoSees(project.isPublic, hidden.length)}</p>
          {hidden.some(({ palette }) => palette?.view?.page === '/audit') && (
            <p>A public audit shows its files too.</p>
          )}
          {(!project.isPublic || hidden.length > 0) && (
            <Button variant="primary" onClick={publish} disabled={busy}>
              {busy ? 'Sharing...' : 'Make everything in it public'}
            </Button>
          )}
          <div className="flex items-center gap-2">
            <code className="min-w-0 flex-1 wrap-anywhere">{link}</code>
            <Button onClick={() => copyWithToast(link, 'Link Copied!', 'It opens this project.')}>
              <Copy aria-hidden="true" />
              Copy Link
            </Button>
          </div>
          {project.items.some(({ theme }) => theme) && <PullCommand link={link} />}
        </div>
      </Dialog>
    </>
  );
}

function whoSees(isShared: boolean, hidden: number): string {
  if (!isShared) return 'Only you can open this link: the project is private.';
  if (hidden === 0) return 'Everyone with this link can open the project and everything in it.';
  return `Everyone with this link can open the project, without ${countOf(hidden, 'private item')}.`;
}
