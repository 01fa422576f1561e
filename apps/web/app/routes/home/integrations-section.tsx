import { Blocks, Puzzle, Terminal } from 'lucide-react';
import { Link } from 'react-router';

import { usePublicUrl } from '../../meta/use-public-url.ts';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { Integration } from './integration.tsx';
import { SectionHeader } from './section-header.tsx';

/** The API for programs, and the tools in which people already work. */
export function IntegrationsSection() {
  const curl = `curl "${usePublicUrl()}/api/v1/palettes/generate?type=triadic&count=5"`;

  return (
    <section aria-labelledby="integrations" className="container-page py-20 sm:py-28">
      <SectionHeader id="integrations" title="API and integrations">
        Everything the pages do, programs can do too. Basic endpoints need no key.
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
        <ul className="grid gap-5">
          <Integration icon={<Terminal aria-hidden="true" />} title="REST endpoint">
            <p>
              Palettes, harmonies, conversion and contrast as JSON, under one versioned address.
            </p>
            <Link to="/api-access">Read the documentation</Link>
          </Integration>
          <Integration icon={<Puzzle aria-hidden="true" />} title="Design-tool plugin">
            <p>
              Palettes inside your design tool. The plugin itself is still in the making; until it
              is ready, the link leads to the API it is built on.
            </p>
            <Link to="/api-access">Install the plugin</Link>
          </Integration>
          <Integration
            icon={<Blocks aria-hidden="true" />}
            title="Browser extension"
            badge="Coming soon"
          >
            <p>Pick a color from any page, and open it here.</p>
          </Integration>
        </ul>
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
