import { Button } from '../../../ui/button.tsx';

/** Sends a form where nothing else can: with JavaScript on, the page follows the fields itself. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <Button type="submit" variant="primary" className="hidden noscript:inline-flex">
      {children}
    </Button>
  );
}
