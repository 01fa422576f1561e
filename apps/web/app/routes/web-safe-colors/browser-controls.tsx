import { COLOR_SORTS } from '@swatchwork/color';
import { LayoutGrid, List, Search } from 'lucide-react';
import { useId } from 'react';
import { Form } from 'react-router';

import { Select } from '../../ui/select.tsx';
import { SubmitWithoutScript } from '../color-tools/shared/submit-without-script.tsx';
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

/** Search, order and view; a form of the address where there is no JavaScript. */
export function BrowserControls({ fields, set }: Props) {
  const id = useId();
  const { sort, view } = readFields(fields);

  return (
    <Form role="search" className="flex flex-wrap items-end gap-4">
      <input type="hidden" name="v" value={fields.v} />
      <input type="hidden" name="tab" value={fields.tab} />
      <div className="flex-[3_1_16rem]">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Search
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            id={id}
            type="search"
            name="q"
            value={fields.q}
            onChange={(event) => set('q')(event.currentTarget.value)}
            placeholder="Search by hex or rgb"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="min-h-11 w-full rounded-control border border-outline bg-raised pr-3 pl-9 placeholder:text-muted"
          />
        </div>
      </div>
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
          <label
            key={value}
            className="flex min-h-[2.625rem] cursor-pointer items-center gap-2 px-3 text-muted first-of-type:rounded-l-[7px] last-of-type:rounded-r-[7px] has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="view"
              value={value}
              checked={view === value}
              onChange={() => set('view')(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </fieldset>
      <SubmitWithoutScript>Apply</SubmitWithoutScript>
    </Form>
  );
}
