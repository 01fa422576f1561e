import { Link2, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AddMode } from './add-mode.tsx';
import { ReadingView } from './reading-view.tsx';
import { copyWorkLink, useWorkLink } from './share-work.ts';
import { SourceForm } from './source-form.tsx';
import { type OwnWork, useWork } from './use-work.ts';

/**
 * Takes the files of a theme and shows what they say.
 *
 * @param link The fragment of a link that opened this; empty where a click did.
 */
export function OwnThemePanel({ link }: { link: string }) {
  const own = useWork();
  const first = useRef<HTMLButtonElement>(null);
  useWorkLink(link, own.open, 'theme');

  // The button that opened this is gone.
  useEffect(() => {
    if (link === '') first.current?.focus();
  }, [link]);

  return (
    <div className="mt-4 space-y-6">
      <SourceForm
        own={{ ...own, problem: own.problem ?? own.work?.project?.unchecked }}
        ref={first}
      />
      <Steps own={own} />
      {own.work && own.audit && (
        <ReadingView question={own.work.question} audit={own.audit} ask={own.ask}>
          <LinkButton to="/audit">Make a report in Contrast Audit</LinkButton>
        </ReadingView>
      )}
      {own.work && own.audit && (
        <AddMode audit={own.audit} question={own.work.question} ask={own.ask} />
      )}
    </div>
  );
}

/** Undo, Redo and a link for the theme that was brought; those at the head of the page are for the one above. */
function Steps({ own: { work, history, travel } }: { own: OwnWork }) {
  const steps = [
    ['Undo', 'undo', Undo2, history.past.length],
    ['Redo', 'redo', Redo2, history.future.length],
  ] as const;
  if (!work && history.past.length + history.future.length === 0) return null;

  return (
    <fieldset aria-label="Steps on your theme" className="flex flex-wrap gap-2">
      {steps.map(([name, type, Icon, count]) => (
        <Button
          key={type}
          aria-label={`${name} (${count}) on your theme`}
          aria-disabled={count === 0}
          onClick={() => travel({ type })}
        >
          <Icon aria-hidden="true" />
          {`${name} (${count})`}
        </Button>
      ))}
      {work && (
        <Button onClick={() => copyWorkLink(work, '/theme?tab=repair', 'theme')}>
          <Link2 aria-hidden="true" />
          Copy a link to this work
        </Button>
      )}
    </fieldset>
  );
}
