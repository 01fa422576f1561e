import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';

/** Where to go on from here. */
export function Help() {
  return (
    <section
      aria-labelledby="help"
      className="mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-10"
    >
      <div className="max-w-[60ch]">
        <h2 id="help" className="text-2xl">
          Need help?
        </h2>
        <p className="mt-2 text-muted">
          The documentation above describes every field of every endpoint. It is generated from the{' '}
          <a href="/api/openapi.json" className="text-ink underline underline-offset-4">
            OpenAPI document
          </a>
          . For anything else, contact us.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href="#endpoints" className={buttonStyle({ variant: 'primary' })}>
          Documentation
        </a>
        <LinkButton to="/contact">Contact Support</LinkButton>
      </div>
    </section>
  );
}
