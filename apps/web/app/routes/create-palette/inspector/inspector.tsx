import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { SavePanel } from '../account/save-panel.tsx';
import type { useSaving } from '../account/use-saving.ts';
import { writeBase } from '../generate/base-color.ts';
import type { useGeneration } from '../generate/use-generation.ts';
import { SheetHandle } from '../sheet/sheet-handle.tsx';
import type { Sheet } from '../sheet/use-sheet.ts';
import type { NameOf } from '../state/names-in.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { CheckSection } from './check-section.tsx';
import { ExportSection } from './export-section.tsx';
import { Section } from './section.tsx';
import type { TuneProps } from './selected-color.tsx';

type Props = {
  creator: Creator;
  /** The palette of a moment ago while a color is being dragged. */
  shown: CreatorDocument;
  generation: ReturnType<typeof useGeneration>;
  saving: ReturnType<typeof useSaving>;
  sizing: Sizing;
  nameOf: NameOf;
  ownNameOf: NameOf;
  tab: string;
  onTab: (id: string) => void;
  sheet: Sheet;
  onSave: () => void;
  onClose: () => void;
};

/** All panels about the palette: beside or below it, or as a sheet over the foot of a phone. */
export function Inspector(props: Props) {
  const {
    creator,
    shown,
    generation,
    saving,
    sizing,
    nameOf,
    ownNameOf,
    tab,
    onTab,
    sheet,
    onSave,
    onClose,
  } = props;
  const { state, dispatch } = creator;
  const { pending, harmonize } = generation;
  const { name, description, onlyMe } = state.document;
  const { colors, exact, locked, checking, selected, harmony } = shown;

  return (
    <aside
      ref={sheet.sheet}
      aria-label="Inspector"
      tabIndex={-1}
      data-sheet={sheet.isOpen || undefined}
      // Also from a field, where Escape is no shortcut of the page.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && sheet.isOpen && !event.defaultPrevented) onClose();
      }}
      className="border-line bg-raised outline-none max-lg:border-t max-md:data-sheet:fixed max-md:data-sheet:inset-x-0 max-md:data-sheet:bottom-0 max-md:data-sheet:z-40 max-md:data-sheet:max-h-[min(60dvh,32rem)] max-md:data-sheet:overflow-y-auto max-md:data-sheet:overscroll-contain max-md:data-sheet:rounded-t-panel max-md:data-sheet:shadow-float md:max-lg:grid md:max-lg:grid-cols-2 lg:w-92 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      {sheet.isOpen && <SheetHandle sheet={sheet.sheet} onClose={onClose} />}
      <Tabs
        label="Inspector"
        flush
        value={tab}
        onChange={onTab}
        tabs={[
          {
            id: 'tune',
            label: 'Tune',
            content: <TuneTab {...creator} shown={colors} sizing={sizing} onDeselect={onClose} />,
          },
          {
            id: 'harmony',
            label: 'Harmony',
            content: (
              <Section title="Color Harmony">
                <Suspense>
                  <HarmonyPanel
                    offered={writeBase(wholeColor(colors[selected ?? 0]!, exact[selected ?? 0]))}
                    {...{ harmony, pending, harmonize }}
                  />
                </Suspense>
              </Section>
            ),
          },
          {
            id: 'check',
            label: 'Check',
            content: (
              <>
                <CheckSection
                  {...{ colors, exact, locked, checking, dispatch }}
                  name={shown.name}
                />
                <Suspense>
                  <PaletteInPrint {...{ colors, exact }} />
                </Suspense>
              </>
            ),
          },
          {
            id: 'export',
            label: 'Export',
            content: <ExportSection document={shown} {...{ nameOf, ownNameOf }} />,
          },
        ]}
      />
      <div data-save className="border-line max-md:border-t md:max-lg:border-l lg:border-t">
        <SavePanel
          {...{ name, description, onlyMe, dispatch }}
          saving={saving.saving}
          onSave={onSave}
        />
      </div>
    </aside>
  );
}

const NotLoaded = () => (
  <p className="p-5">This could not be loaded. Reload the page to try again.</p>
);

type Panels = typeof import('./tune-panels.ts');

/** A panel whose script comes after the page. */
const panel = <Props,>(find: (loaded: Panels) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    import('./tune-panels.ts').then(
      (loaded) => ({ default: find(loaded) }),
      () => ({ default: NotLoaded }),
    ),
  );

const HarmonyPanel = panel((loaded) => loaded.HarmonyPanel);
const PaletteInPrint = panel((loaded) => loaded.PaletteInPrint);
const SelectedColor = panel((loaded) => loaded.SelectedColor);
const PaletteTune = panel((loaded) => loaded.PaletteTune);

/** Tunes the selected color; without a selection, the whole palette. The panel below stays in its place. */
function TuneTab(props: TuneProps) {
  // Its script comes after the page, so what is done with its controls early would be lost: they are not there before.
  const [isThere, show] = useState(false);
  useEffect(() => show(true), []);
  const Panel = props.state.document.selected === undefined ? PaletteTune : SelectedColor;

  return (
    <div className="min-h-121">
      {isThere && (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )}
    </div>
  );
}
