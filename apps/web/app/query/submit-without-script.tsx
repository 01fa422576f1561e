import { Button } from '../ui/buttons/button.tsx';

/** A submit button for browsers without JavaScript: with it, the page follows the fields itself. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <div className="hidden noscript:block">
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </div>
  );
}
