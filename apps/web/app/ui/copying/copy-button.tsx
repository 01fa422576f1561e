import { IconButton } from '../buttons/icon-button.tsx';
import { SharedIcon } from '../icons/shared-icon.tsx';
import { copyWithToast } from './copy-with-toast.ts';

type Props = {
  /** The text to copy. */
  text: string;
  /** Name of the copied text, for the button's label: `Copy ${what}`. Default: the text itself. */
  what?: string;
  /** Title and text of the toast, if they are not those for a color. */
  title?: string;
  description?: string;
  className?: string;
};

/** An icon button that copies a text and shows a toast. */
export function CopyButton({ text, what = text, title, description, className = '' }: Props) {
  return (
    <IconButton
      label={`Copy ${what}`}
      className={className}
      onClick={() => copyWithToast(text, title, description)}
    >
      <SharedIcon name="copy" />
    </IconButton>
  );
}
