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
          The reference has every field of every call; its source is the{' '}
          <a href="/api/openapi.json" className="text-ink underline underline-offset-4">
            OpenAPI document
          </a>
          . People answer questions.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/api-access/reference" variant="primary">
          Documentation
        </LinkButton>
        <LinkButton to="/contact">Contact Support</LinkButton>
      </div>
    </section>
  );
}
