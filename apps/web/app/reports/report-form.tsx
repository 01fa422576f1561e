import { LIMITS, REPORT_REASONS } from '@swatchwork/contract/constants';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

import { Button } from '../ui/buttons/button.tsx';
import { useOnce } from '../ui/buttons/use-once.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import type { Reported, ReportResult } from './send-report.ts';

type Props = {
  kind: Reported;
  id: string;
  /** The address of the page whose action sends it; by default that of the page itself. */
  action?: string;
  /** The answer of the page's action, if the form was sent without JavaScript. */
  result: ReportResult | undefined;
};

/** Reports a palette, a theme or a project in two clicks: this opens, and a reason sends it. */
export function ReportForm({ kind, id, action, result }: Props) {
  const fetcher = useFetcher<ReportResult>();
  const [send, busy] = useOnce((form: HTMLFormElement, reason: HTMLElement | null) =>
    fetcher.submit(reason instanceof HTMLButtonElement ? reason : form),
  );
  const answer = fetcher.data ?? result;
  const status = useRef<HTMLParagraphElement>(null);
  const isSent = fetcher.state === 'idle' && fetcher.data?.message !== undefined;

  useEffect(() => {
    // The button that sent it had the focus, and went with the form.
    if (isSent && document.activeElement === document.body) status.current?.focus();
  }, [isSent]);

  return (
    <details open={result ? true : undefined} className="mt-14 max-w-[68ch]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted underline underline-offset-4">
        Report this {kind}
      </summary>
      {answer?.message ? null : (
        <fetcher.Form
          method="post"
          {...(action && { action })}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            void send(event.currentTarget, submitter);
          }}
          className="mt-3 space-y-4"
        >
          <p className="text-sm text-muted">
            A moderator will look at it. No one else sees who reported it.
          </p>
          <input type="hidden" name="id" value={id} />
          <TextArea
            label="What should a moderator know? (optional)"
            name="text"
            rows={3}
            maxLength={LIMITS.moderationText}
            defaultValue={result?.text}
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-2 text-sm font-medium">Reason</legend>
            {Object.entries(REPORT_REASONS).map(([reason, words]) => (
              <Button key={reason} type="submit" name="reason" value={reason} aria-busy={busy}>
                {words}
              </Button>
            ))}
          </fieldset>
        </fetcher.Form>
      )}
      <p role="status" ref={status} tabIndex={-1} className="mt-3 font-medium empty:hidden">
        {fetcher.state === 'idle' && (answer?.message ?? answer?.error)}
      </p>
    </details>
  );
}
