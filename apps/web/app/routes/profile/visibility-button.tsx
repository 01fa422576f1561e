import { Globe, Hourglass, Lock } from 'lucide-react';

import { plainText } from '../../api/plain-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useOnce } from '../../ui/buttons/use-once.ts';
import { toast } from '../../ui/messages/toast.ts';

type Props = {
  /** What it is: `Palette`. */
  noun: 'Palette' | 'Theme' | 'Project';
  name: string;
  isPublic: boolean;
  /** Whether it waits for a moderator before others see it. */
  isHeld?: boolean;
  /**
   * Changes it on the server, and answers whether it is public now, or why it stays private; rejects
   * as the call does.
   */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean | string>;
};

/** Says who can see a palette, a theme or a project, and changes it. */
export function VisibilityButton({ noun, name, isPublic, isHeld = false, onChange }: Props) {
  const isOpen = isPublic || isHeld;
  const [change, busy] = useOnce(async () => {
    try {
      const isPublicNow = await onChange({ isPublic: !isOpen });
      toast.success(`${noun} Updated`, `${name} ${seenBy(isPublicNow, !isOpen)}.`);
      return true;
    } catch (error) {
      const reason = plainText(error) ?? 'The server cannot be reached right now.';
      toast.error('Update Failed', `${name} was not changed. ${reason}`);
      return false;
    }
  });
  const state = isHeld ? HELD : isPublic ? PUBLIC : PRIVATE;

  return (
    <Button
      size="small"
      aria-label={`${state.word}: ${state.who} ${name}. ${state.offer}`}
      title={state.offer}
      aria-busy={busy}
      onClick={() => change()}
      className="shrink-0"
    >
      <state.Icon aria-hidden="true" />
      {state.word}
    </Button>
  );
}

const CLOSE = 'Make it private';
const PUBLIC = { word: 'Public', who: 'everyone can see', offer: CLOSE, Icon: Globe };
const PRIVATE = { word: 'Private', who: 'only you can see', offer: 'Make it public', Icon: Lock };
const HELD = { word: 'Waiting', who: 'so far only you can see', offer: CLOSE, Icon: Hourglass };

function seenBy(isPublic: boolean | string, isWanted: boolean): string {
  if (typeof isPublic === 'string') return `stays private: ${isPublic}`;
  if (isPublic) return 'is public now: everyone can see it';
  return isWanted
    ? 'waits for approval by a moderator: only you can see it so far'
    : 'is private now: only you can see it';
}
