import {
  COLOR_SORTS,
  formatHex,
  mapToGamut,
  nearestWebSafe,
  parseColor,
  type Srgb,
  sortColors,
  TONE_GROUPS,
  toneGroup,
  WEB_SAFE_COLORS,
} from '@swatchwork/color';
import { LayoutGrid, List } from 'lucide-react';
import { Form, Link } from 'react-router';

import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { Radio } from '../../ui/fields/radio.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { colorPath } from '../../ui/links/color-path.ts';
import {
  BROWSER_DEFAULTS,
  type BrowserFields,
  type BrowserState,
  readFields,
  TABS,
} from './browser-fields.ts';
import { ColorList } from './color-list.tsx';
import { searchColors } from './search-colors.ts';

const LABELS = { all: 'All Colors', tone: 'Grouped by Tone' };

/** All 216 colors: search, order, grid or list, in one piece or by tone. */
export function WebSafeBrowser() {
  const { fields, set } = useQueryFields(BROWSER_DEFAULTS);
  const { search, sort, view, tab } = readFields(fields);
  const found = sortColors(searchColors(WEB_SAFE_COLORS, search), sort);

  const contents = {
    all: () => <ColorList label="Web safe colors" colors={found} view={view} />,
    tone: () => <ToneGroups colors={found} view={view} />,
  };

  return (
    <div>
      <BrowserControls fields={fields} set={set} />
      <output className="mt-5 mb-2 block text-sm text-muted">
        Showing {found.length} of {WEB_SAFE_COLORS.length} web safe colors
      </output>
      <Tabs
        label="Arrangement"
        value={tab}
        tabs={TABS.map((id) => ({
          id,
          label: LABELS[id],
          to: `?${new URLSearchParams({ ...fields, tab: id })}`,
          content:
            id === tab && (found.length > 0 ? contents[id]() : <NothingFound search={search} />),
        }))}
      />
    </div>
  );
}

/** Message for a search without a match: the nearest web safe color, or what the search accepts. */
function NothingFound({ search }: { search: string }) {
  const parsed = parseColor(search);
  const nearest = parsed && nearestWebSafe(mapToGamut(parsed.color));

  return (
    <div className="rounded-panel border border-dashed border-outline p-6 wrap-anywhere sm:p-8">
      <h2 className="text-xl">No web safe color matches “{search.trim()}”</h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        {nearest ? (
          <>
            {'The nearest color is '}
            <Link to={colorPath(nearest)} className="font-mono text-ink underline">
              {formatHex(nearest)}
            </Link>
            .
          </>
        ) : (
          'Search for part of a hex or rgb text, such as FF99 or 255, 153. Every channel is one of 00, 33, 66, 99, CC and FF, or 0, 51, 102, 153, 204 and 255.'
        )}
      </p>
    </div>
  );
}

type Props = { colors: readonly Srgb[]; view: BrowserState['view'] };

/** The colors in the eight groups of tone; empty groups are not shown. */
function ToneGroups({ colors, view }: Props) {
  const groups = Map.groupBy(colors, toneGroup);

  return (
    <div className="space-y-10">
      {TONE_GROUPS.map((name) => {
        const members = groups.get(name);
        return (
          members && (
            <section key={name}>
              <h2 className="mb-3 flex items-baseline gap-2 text-xl">
                {name}
                <span className="text-base font-normal text-muted">{members.length}</span>
              </h2>
              <ColorList label={name} colors={members} view={view} />
            </section>
          )
        );
      })}
    </div>
  );
}

const SORT_LABELS = { hex: 'Hex', hue: 'Hue', brightness: 'Brightness' };
const VIEWS = [
  { value: 'grid', label: 'Grid', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
];

type BrowserControlsProps = {
  fields: BrowserFields;
  set: (name: keyof BrowserFields) => (text: string) => void;
};

/** Search, order and view; without JavaScript, a form of the address. */
function BrowserControls({ fields, set }: BrowserControlsProps) {
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
