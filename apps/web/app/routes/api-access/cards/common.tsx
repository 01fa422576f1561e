import { Prose } from '../code/prose.tsx';
import type { Common as CommonParts } from '../document/read-common.ts';
import { ShapeList } from '../endpoints/field-list.tsx';
import { HeaderList } from '../endpoints/header-list.tsx';

/** Rules for all calls: versions, errors, limits, headers. */
export function Common({ common: { paragraphs, headers, failure } }: { common: CommonParts }) {
  return (
    <section aria-labelledby="common" className="mt-20">
      <h2 id="common" className="text-2xl">
        Common to all endpoints
      </h2>
      <div className="mt-3 max-w-[68ch] space-y-3 wrap-anywhere">
        {paragraphs.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-lg">The body of an error</h3>
          <div className="mt-2">
            <ShapeList shapes={failure} />
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="text-lg">Headers</h3>
          <HeaderList headers={headers} label="Response headers" />
        </div>
      </div>
    </section>
  );
}
