import { SECTIONS } from './questions.md?sections';

/** Frequent questions, answered for this product. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16 border-t border-line pt-10">
      <h2 id="questions" className="text-2xl">
        Frequently asked questions
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {SECTIONS.map(({ title, html }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd
              className="prose mt-1 max-w-[60ch] text-muted"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
