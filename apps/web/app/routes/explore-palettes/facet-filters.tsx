import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { Select } from '../../ui/fields/select.tsx';
import { FACET_NAMES, FACETS, facetChips, readFacets } from './explore-facets.ts';
import type { ExploreFields } from './explore-query.ts';

type Props = {
  fields: ExploreFields;
  set: (name: keyof ExploreFields) => (text: string) => void;
};

/** What the palettes should be good for; closed until asked for, or where the address has one. */
export function FacetFilters({ fields, set }: Props) {
  const wanted = readFacets(fields);
  const count = facetChips(wanted).length;
  const [isOpen] = useState(count > 0);

  return (
    <details open={isOpen} className="group col-span-2 max-sm:-mt-1.5 max-sm:-mb-3 sm:basis-full">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-2 font-medium sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform group-open:rotate-0 motion-reduce:transition-none"
        />
        {count > 0 ? `More filters (${count})` : 'More filters'}
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
        {FACET_NAMES.map((name) => {
          const { label, any, options } = FACETS[name];
          return (
            <Select
              key={name}
              label={label}
              name={name}
              value={wanted[name] ?? ''}
              onChange={(event) => set(name)(event.currentTarget.value)}
              options={[
                { value: '', label: any },
                ...options.map(([value, text]) => ({ value, label: text })),
              ]}
              className="min-w-0"
            />
          );
        })}
      </div>
    </details>
  );
}
