import { Globe, Lock } from 'lucide-react';

import { plainText } from '../../api/plain-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useOnce } from '../../ui/buttons/use-once.ts';
import { toast } from '../../ui/messages/toast.ts';

type Props = {
  /** What it is: `Palette`. */
  noun: 'Palette' | 'Theme';
  name: string;
  isPublic: boolean;
  /** Changes it on the server; rejects as the call does. */
  onChange: (changes: { isPublic: boolean }) => Promise<void>;
};

/** Says who can see a palette or a theme, and changes it. */
export function VisibilityButton({ noun, name, isPublic, onChange }: Props) {
  const [change, busy] = useOnce(async () => {
    try {
      await onChange({ isPublic: !isPublic });
      const seenBy = isPublic ? 'private now: only you see it' : 'public now: everyone can see it';
      toast.success(`${noun} Updated`, `${name} is ${seenBy}.`);
      return true;
    } catch (error) {
      const reason = plainText(error) ?? 'The server cannot be reached just now.';
      toast.error('Update Failed', `${name} is as it was. ${reason}`);
      return false;
    }
  });
  const Icon = isPublic ? Globe : Lock;

  return (
    <Button
      size="small"
      aria-label={
        isPublic
          ? `Public: everyone can see ${name}. Make it private`
          : `Private: only you see ${name}. Make it public`
      }
      title={isPublic ? 'Make it private' : 'Make it public'}
      aria-busy={busy}
      onClick={() => change()}
      className="shrink-0"
    >
      <Icon aria-hidden="true" />
      {isPublic ? 'Public' : 'Private'}
    </Button>
  );
}
