import { IconButton } from '../buttons/icon-button.tsx';
import { SharedIcon } from '../icons/shared-icon.tsx';
import { copyWithToast } from './copy-with-toast.ts';

type Props = {
  /** What goes to the clipboard. */
  text: string;
  /** What is copied, for the button's name: `Copy ${what}`. Default: the text itself. */
  what?: string;
  /** Toast title and text where they are not those for a color. */
  title?: string;
  description?: string;
  className?: string;
};

/** An icon button that copies a text and says so. */
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
