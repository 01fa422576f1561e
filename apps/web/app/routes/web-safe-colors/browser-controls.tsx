import { COLOR_SORTS } from '@swatchwork/color';
import { LayoutGrid, List } from 'lucide-react';

import { Form } from 'react-router';
import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { type BrowserFields, readFields } from './browser-fields.ts';

const SORT_LABELS = { hex: 'Hex', hue: 'Hue', brightness: 'Brightness' };
const VIEWS = [
  { value: 'grid', label: 'Grid', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
];

type Props = {
  fields: BrowserFields;
  set: (name: keyof BrowserFields) => (text: string) => void;
};

/** Search, order and view; without JavaScript, a form of the address. */
export function BrowserControls({ fields, set }: Props) {
  const { sort, view } = readFields(fields);

  return (
    <Form preventScrollReset role="search" className="flex flex-wrap items-end gap-4">
      <input type="hidden" name="tab" value={fields.tab} />
      <SearchField
        label="Search"
        value={fields.q}
        onChange={(event) => set('q')(event.currentTarget.value)}
        placeholder="Search by hex or rgb"
        autoCapitalize="off"
        spellCheck={false}
        className="flex-[3_1_16rem]"
      />
      <Select
        label="Sort by"
        name="sort"
        value={sort}
        onChange={(event) => set('sort')(event.currentTarget.value)}
        options={COLOR_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        className="flex-[1_1_9rem] sm:max-w-48"
      />
      <fieldset className="flex rounded-control border border-outline bg-raised">
        <legend className="sr-only">View</legend>
        {VIEWS.map(({ value, label, Icon }) => (
          <Radio
            key={value}
            name="view"
            value={value}
            checked={view === value}
            onChange={() => set('view')(value)}
            className="min-h-[2.625rem] gap-2 px-3 text-muted first-of-type:rounded-l-[7px] last-of-type:rounded-r-[7px] has-checked:bg-accent has-checked:text-on-accent"
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Radio>
        ))}
      </fieldset>
      <SubmitWithoutScript>Apply</SubmitWithoutScript>
    </Form>
  );
}
