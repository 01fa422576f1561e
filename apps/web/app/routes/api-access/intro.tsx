import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { GetKey } from './cards/get-key.tsx';
import { CodeBlock } from './code/code-block.tsx';

/** What the API is for, and a first call that works at once. */
export function Intro({ curl }: { curl: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2 lg:items-center lg:pb-4">
      <div>
        <PageHeader title="API Documentation">
          Everything that the pages do with color is available as a JSON API: convert, combine,
          check and generate. Basic endpoints need no key.
        </PageHeader>
        <div className="flex flex-wrap gap-3 pb-8 lg:pb-0">
          <GetKey variant="primary">Get API Key</GetKey>
          <a href="#endpoints" className={buttonStyle({})}>
            View Docs
          </a>
        </div>
      </div>
      <section aria-labelledby="quick-start" className="min-w-0 lg:pt-8">
        <h2 id="quick-start" className="mb-3 text-lg">
          Quick start
        </h2>
        <CodeBlock label="Terminal" text={curl} what="the quick start command" />
        <p className="mt-3 text-sm text-muted">
          No account, no key, no set-up: this command returns the color in every notation.
        </p>
      </section>
    </div>
  );
}
