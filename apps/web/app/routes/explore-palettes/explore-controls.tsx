import { LIMITS, LIST_SORTS } from '@swatchwork/contract/constants';
import { Form } from 'react-router';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { type ExploreFields, readExplore } from './explore-query.ts';
import { FacetFilters } from './facet-filters.tsx';

const SORT_LABELS = {
  likes: 'Most Liked',
  newest: 'Newest First',
  name: 'Alphabetical',
  nearest: 'Nearest Color',
};

type Props = {
  fields: ExploreFields;
  set: (name: keyof ExploreFields) => (text: string) => void;
};

/** Search by words and by color, and the order; without JavaScript, a form of the address. */
export function ExploreControls({ fields, set }: Props) {
  const { sort, color } = readExplore(fields);
  const sorts = color ? (['nearest', ...LIST_SORTS] as const) : LIST_SORTS;

  return (
    <Form
      preventScrollReset
      role="search"
      className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap sm:gap-4"
    >
      <input type="hidden" name="tab" value={fields.tab} />
      <input type="hidden" name="tag" value={fields.tag} />
      <SearchField
        label="Search palettes"
        placeholder="A name, a tag, a mood or a color"
        maxLength={LIMITS.searchText}
        value={fields.q}
        onChange={(event) => set('q')(event.currentTarget.value)}
        className="col-span-2 flex-[3_1_16rem]"
      />
      <div className="flex-[2_1_11rem]">
        <ColorField
          label="Near a color"
          name="color"
          placeholder="#3B82F6"
          value={fields.color}
          onChange={set('color')}
          isValid={(text) =>
            text.trim() === '' || readExplore({ ...fields, color: text }).color !== undefined
          }
          message="Not a color yet. Try #3B82F6, rgb(59 130 246) or tomato."
        />
      </div>
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
