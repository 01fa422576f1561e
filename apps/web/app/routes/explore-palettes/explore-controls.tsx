import { parseColor } from '@swatchwork/color';
import { LIMITS, LIST_SORTS } from '@swatchwork/contract/constants';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';

import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FACET_NAMES, FACETS, facetChips, readFacets } from './explore-facets.ts';
import { COLOR_FIELDS, type ExploreFields, readExplore } from './explore-query.ts';

const SORT_LABELS = {
  likes: 'Most Liked',
  newest: 'Newest First',
  name: 'Alphabetical',
  nearest: 'Nearest Color',
};

const COLOR_LABELS = {
  color: 'Near a color',
  color2: 'And near',
  color3: 'And near a third',
};

/** A further color is asked for once those before it are given. */
const isOffered = (fields: ExploreFields, place: number): boolean =>
  Boolean(fields[COLOR_FIELDS[place]!]) ||
  COLOR_FIELDS.slice(0, place).every((name) => parseColor(fields[name]) !== undefined);

type Props = {
  fields: ExploreFields;
  set: (name: keyof ExploreFields) => (text: string) => void;
};

/** Search by words and by colors, and the order; without JavaScript, a form of the address. */
export function ExploreControls({ fields, set }: Props) {
  const { sort, colors } = readExplore(fields);
  const sorts = colors.length > 0 ? (['nearest', ...LIST_SORTS] as const) : LIST_SORTS;

  return (
    <Form
      preventScrollReset
      role="search"
      className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap sm:gap-4"
    >
      <input type="hidden" name="tab" value={fields.tab} />
      <input type="hidden" name="tag" value={fields.tag} />
      <input type="hidden" name="alike" value={fields.alike} />
      <SearchField
        label="Search palettes"
        placeholder="A name, a tag, a mood or a color"
        maxLength={LIMITS.searchText}
        value={fields.q}
        onChange={(event) => set('q')(event.currentTarget.value)}
        className="col-span-2 flex-[3_1_16rem]"
      />
      {COLOR_FIELDS.map(
        (name, place) =>
          isOffered(fields, place) && (
            <div key={name} className="flex-[2_1_11rem]">
              <ColorField
                label={COLOR_LABELS[name]}
                name={name}
                placeholder={place === 0 ? '#3B82F6' : 'Any'}
                value={fields[name]}
                onChange={set(name)}
                isValid={(text) => text.trim() === '' || parseColor(text) !== undefined}
                message="Enter one color, such as #3B82F6, rgb(59 130 246) or tomato."
              />
            </div>
          ),
      )}
      <Select
        label="Sort by"
        name="sort"
        value={sort}
        onChange={(event) => set('sort')(event.currentTarget.value)}
        options={sorts.map((value) => ({ value, label: SORT_LABELS[value] }))}
        className="flex-[1_1_9rem]"
      />
      <FacetFilters {...{ fields, set }} />
      <SubmitWithoutScript>Apply</SubmitWithoutScript>
    </Form>
  );
}

type FacetFiltersProps = {
  fields: ExploreFields;
  set: (name: keyof ExploreFields) => (text: string) => void;
};

/** What the palettes should be good for; closed until asked for, or where the address has one. */
function FacetFilters({ fields, set }: FacetFiltersProps) {
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
