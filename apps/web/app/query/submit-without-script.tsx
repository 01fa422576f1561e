import { Button } from '../ui/buttons/button.tsx';

/** Sends a form where nothing else can: with JavaScript on, the page follows the fields itself. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <div className="hidden noscript:block">
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </div>
  );
}
