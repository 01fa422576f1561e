import { sortColors, WEB_SAFE_COLORS } from '@swatchwork/color';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { BrowserControls } from './browser-controls.tsx';
import { BROWSER_DEFAULTS, readFields, TABS } from './browser-fields.ts';
import { ColorList } from './color-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { searchColors } from './search-colors.ts';
import { ToneGroups } from './tone-groups.tsx';

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
