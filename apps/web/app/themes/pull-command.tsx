import { pullLine } from '@swatchwork/formats/themes';
import { Copy } from 'lucide-react';

import { IconButton } from '../ui/buttons/icon-button.tsx';
import { copyWithToast } from '../ui/copying/copy-with-toast.ts';

type PullProps = { link: string; format?: string | undefined; fileName?: string | undefined };

/** The command that updates a file of a repository from the theme of a link, which may be that of a project. */
export const PullCommand = ({ link, format, fileName }: PullProps) => (
  <Command
    title="Keep a repository up to date"
    text={pullLine(link, format, fileName)}
    toast="It needs the swatchwork command line."
  />
);

type Props = { title: string; text: string; toast: string };

/** A command of a terminal, to copy. */
export function Command({ title, text, toast }: Props) {
  return (
    <div>
      <p className="text-sm font-medium">{title}</p>
      <div className="mt-1 flex items-start gap-2 rounded-control bg-code pl-3 text-on-code">
        <code className="min-w-0 flex-1 py-2.5 text-sm wrap-anywhere">{text}</code>
        <IconButton
          label={`Put the command on the clipboard: ${title}`}
          onClick={() => copyWithToast(text, 'Command Copied!', toast)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
