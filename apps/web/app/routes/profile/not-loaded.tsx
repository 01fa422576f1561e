import { Button } from '../../ui/buttons/button.tsx';

type Props = { what: string; onRetry: () => void };

/** Says that a list could not be loaded and that its data is safe. */
export function NotLoaded({ what, onRetry }: Props) {
  return (
    <div className="rounded-panel border border-line p-6">
      <p className="mb-4">Your {what} could not be loaded. They are safe on the server.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
