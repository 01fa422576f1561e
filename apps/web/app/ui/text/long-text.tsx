import type { TextSection } from '*.md?sections';

/** A text in sections, with a table of contents beside it. */
export function LongText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-16">
      <nav aria-label="On this page" className="self-start lg:sticky lg:top-20">
        <ol className="text-sm sm:max-lg:columns-2">
          {sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid border-l border-line">
              <a
                href={`#${id}`}
                className="block py-1.5 pl-4 text-muted hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch] space-y-10">
        {sections.map(({ id, title, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder's. */}
            <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
}
