import { useEffect, useRef } from 'react';

import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AddMode } from './add-mode.tsx';
import { ReadingView } from './reading-view.tsx';
import { SourceForm } from './source-form.tsx';
import { useWork } from './use-work.ts';

/** Takes the files of a theme and shows what they say. */
export function OwnThemePanel() {
  const own = useWork();
  const first = useRef<HTMLButtonElement>(null);

  // The button that opened this is gone.
  useEffect(() => {
    first.current?.focus();
  }, []);

  return (
    <div className="mt-4 space-y-6">
      <SourceForm
        own={{ ...own, problem: own.problem ?? own.work?.project?.unchecked }}
        ref={first}
      />
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
