import { Prose } from '../code/prose.tsx';
import type { Header } from '../document/endpoint.ts';

/** Headers of an answer, with descriptions and examples. */
export function HeaderList({ headers, label }: { headers: readonly Header[]; label: string }) {
  return (
    <dl aria-label={label} className="mt-2 divide-y divide-line border-y border-line text-sm">
      {headers.map(({ name, description, example }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-mono font-semibold wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">
            <Prose text={description} />
            {example !== undefined && <code className="block font-mono text-muted">{example}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
