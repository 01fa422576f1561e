import { usePublicUrl } from '../../meta/use-public-url.ts';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { SectionHeader } from './section-header.tsx';
import { Sent } from './sent.tsx';

/** The API for programs, and the tools in which people already work. */
export function IntegrationsSection() {
  const curl = `curl "${usePublicUrl()}/api/v1/palettes/generate?type=triadic&count=5"`;

  return (
    <section aria-labelledby="integrations" className="container-page py-20 sm:py-28">
      <SectionHeader id="integrations" title="API and integrations">
        Every tool is also an API. Basic endpoints need no key.
      </SectionHeader>
      <div className="mt-10 grid grid-cols-1 gap-5 lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col rounded-panel border border-line bg-code p-5 text-on-code sm:p-6">
          <div className="flex items-center justify-between gap-4">
            <p className="flex min-w-0 flex-wrap items-center gap-2 font-mono text-sm wrap-anywhere">
              <span className="rounded-control border px-2 py-1 font-semibold">GET</span>
              /api/v1/palettes/generate
            </p>
            <CopyButton
              text={curl}
              what="the curl command"
              description="Command copied to clipboard."
            />
          </div>
          <pre className="mt-5 font-mono text-sm leading-7 whitespace-pre-wrap wrap-anywhere">
            <code>
              <b>{curl}</b>
              {ANSWER}
            </code>
          </pre>
        </div>
        <Sent className="grid">{({ IntegrationList }) => <IntegrationList />}</Sent>
      </div>
    </section>
  );
}

/** Sample answer of the endpoint; the real colors are new with each call. */
const ANSWER = `

{
  "colors": [
    "#D9482B",
    "#2BD948",
    "#482BD9",
    "#E98A77",
    "#1B872D"
  ]
}`;
