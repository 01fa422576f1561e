import { Tabs } from '../../../ui/layout/tabs.tsx';
import { linkTo, type Place } from '../read-place.ts';
import type { Samples } from '../samples/write-samples.ts';
import { CodeBlock } from './code-block.tsx';

const LANGUAGES: { id: Place['lang']; label: string; hint: string }[] = [
  { id: 'javascript', label: 'JavaScript', hint: 'Node 20 or newer, or a browser' },
  { id: 'python', label: 'Python', hint: 'Python 3, standard library' },
  { id: 'curl', label: 'cURL', hint: 'Terminal' },
];

/** The same call in each language, complete: it runs as written. */
export function CodeExamples({ samples, place }: { samples: Samples; place: Place }) {
  return (
    <section aria-labelledby="code-examples" className="mt-10">
      <h4 id="code-examples" className="mb-2 text-lg font-semibold">
        Code examples
      </h4>
      <Tabs
        label="Code examples"
        value={place.lang}
        tabs={LANGUAGES.map(({ id, label, hint }) => ({
          id,
          label,
          to: linkTo({ ...place, lang: id }),
          content: <CodeBlock label={hint} text={samples[id]} what={`the ${label} example`} />,
        }))}
      />
    </section>
  );
}
