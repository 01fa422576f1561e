import { Prose } from '../code/prose.tsx';
import type { Failure } from '../document/endpoint.ts';

/** How a call can fail: each status with its reasons and what they mean. */
export function ErrorSection({ failures }: { failures: readonly Failure[] }) {
  return (
    <section aria-labelledby="errors" className="mt-10">
      <h4 id="errors" className="text-lg font-semibold">
        Errors
      </h4>
      <p className="mt-1 max-w-[68ch] text-sm">
        <Prose text="Every error has a body with one sentence for people (`error`), a reason for programs (`code`), and the `requestId` to find it in the log." />{' '}
        <a href="#common" className="underline underline-offset-4">
          All of its fields
        </a>
      </p>
      <dl className="mt-3 border-b border-line text-sm">
        {failures.map(({ status, description, reasons, headers }) => (
          <div key={status} className="border-t border-line py-2.5">
            <dt className="font-semibold">
              {status} {description}
            </dt>
            {reasons.map(({ code, text }) => (
              <dd key={code} className="mt-1 grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <code className="font-mono wrap-anywhere">{code}</code>
                <span className="text-muted">
                  <Prose text={text} />
                </span>
              </dd>
            ))}
            {headers.length > 0 && (
              <dd className="mt-1 text-muted">
                With <Prose text={headers.map(({ name }) => `\`${name}\``).join(', ')} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
