import {
  CONTRAST_TARGETS,
  type ColorRole,
  type CssColor,
  describe,
  formatHex,
  type Hex,
  PALETTE_SIZE_LIMIT,
  parseHex,
  readableTextColor,
} from '@swatchwork/color';
import { Lock, LockOpen, Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { roleAt } from '../../palettes/chosen-roles.ts';
import { writeExacts } from '../../palettes/exact-of.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import { nextColor } from '../../palettes/next-color.ts';
import { ColorKeysHelp, colorKeys } from '../../tools/head/color-keys.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { FormField } from '../../ui/fields/form-field.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { swatchStyle } from '../../ui/swatches/swatch-style.ts';
import { type CheckQuery, readCheck, spliced, withColors, writeCheck } from './check-query.ts';
import { isThemeText, OtherSources } from './other-sources.tsx';
import type { ShownCheck } from './use-check.ts';

const TARGETS = [
  ['3', 'large text and icons'],
  ['4.5', 'text, AA'],
  ['7', 'text, AAA'],
] as const satisfies readonly (readonly [`${(typeof CONTRAST_TARGETS)[number]}`, string])[];

/** The colors, the contrast to reach, and which colors must not change. */
export function CheckForm({ query, whole, labels, badge }: ShownCheck & { badge: ReactNode }) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.text);
  const [theme, setTheme] = useState<string>();
  // The controls change at once, and the address after them.
  const [chosen, setChosen] = useState<CheckQuery>(query);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setChosen(query);
    setTheme(undefined);
    if (seen.text !== query.text) setText(query.text);
  }

  function open(next: Partial<CheckQuery>) {
    const changed = { ...chosen, text, ...next };
    setChosen(changed);
    navigate(writeCheck(changed), { preventScrollReset: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTheme(isThemeText(text) ? text : undefined);
    if (isThemeText(text)) return;
    // Other colors are another palette: its pairs and its last change are not those of this one.
    const { colors } = readCheck(new URLSearchParams({ colors: text }));
    const isSame = colors.join() === query.colors.join();
    const { exact = [] } = withColors(query, colors);
    open(isSame ? {} : { exact, pair: undefined, was: undefined });
  }

  /** Adds a color to what is typed; words that are no colors stay, beside their error. */
  function add() {
    const { colors, problems } = readCheck(new URLSearchParams({ colors: text }));
    const color = nextColor(colors.at(-1));
    const { exact = [] } = withColors(query, colors);
    const more = problems.length > 0 ? `${text}, ${color}` : writeHexList([...colors, color]);
    open({ text: more, exact, pair: undefined, was: undefined });
  }

  const toggle = (place: number) =>
    open({ locked: chosen.locked.map((was, i) => (i === place ? !was : was)) });

  /** Adds or removes a color at a place, as long as the field holds what is checked. */
  function splice(place: number, color?: Hex) {
    if (text !== query.text || query.problems.length > 0)
      toast.error('Not Changed', 'The field holds other colors. Press Check first.');
    else open(spliced({ ...query, ...chosen }, place, color));
  }

  return (
    <Form preventScrollReset onSubmit={submit} className="space-y-5">
      {query.name && <input type="hidden" name="name" value={query.name} />}
      {query.exact && (
        <>
          <input type="hidden" name="css" value={writeExacts(query.exact)} />
          <input type="hidden" name="cssof" value={writeHexList(query.colors)} />
        </>
      )}
      {query.view && <input type="hidden" name="view" value={query.view} />}
      {query.colors.length > 0 && (
        <div className="tool-strip">
          <fieldset aria-label="Locked colors never change">
            <ul
              aria-label="Colors"
              aria-describedby="strip-keys"
              onKeyDownCapture={colorKeys({
                lock: toggle,
                copy: (place) => copyWithToast(query.colors[place]!),
                add: (place) =>
                  query.colors.length < PALETTE_SIZE_LIMIT &&
                  splice(place + 1, nextColor(query.colors[place])),
                remove: (place) => query.colors.length > 1 && splice(place),
              })}
              className="flex h-24 overflow-hidden rounded-control border border-line sm:h-28"
            >
              {whole.map((color, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; colors may repeat.
                <li key={place} className="@container min-w-0 flex-1">
                  <LockBox
                    color={color}
                    label={labels[place]!}
                    role={roleAt(query.roles, place)}
                    place={place}
                    locked={chosen.locked[place] === true}
                    onChange={() => toggle(place)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          <ColorKeysHelp id="strip-keys" />
          {badge}
        </div>
      )}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-start gap-3">
          <FormField
            label="Colors"
            name="colors"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={(theme === undefined && query.problems.join(' ')) || undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="min-w-40 flex-1 [&_input]:font-mono"
          />
          <Button type="submit" className="mt-[25px]">
            Check
          </Button>
          <Button
            className="noscript:hidden sm:mt-[25px]"
            disabled={query.colors.length >= PALETTE_SIZE_LIMIT}
            onClick={add}
          >
            <Plus aria-hidden="true" />
            Add color
          </Button>
          <OtherSources query={query} theme={theme} />
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Target contrast</legend>
          <div className="flex flex-wrap gap-2">
            {TARGETS.map(([value, what]) => (
              <Radio
                key={value}
                name="target"
                value={value}
                checked={String(chosen.target) === value}
                onChange={() =>
                  open({ target: CONTRAST_TARGETS.find((one) => `${one}` === value)! })
                }
                className="min-h-11 gap-1.5 rounded-full border border-outline px-4 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent"
              >
                <span className="font-mono font-medium">{value}</span> {what}
              </Radio>
            ))}
          </div>
        </fieldset>
      </div>
    </Form>
  );
}

type LockProps = {
  color: CssColor;
  label: string;
  role: ColorRole | undefined;
  place: number;
  locked: boolean;
  onChange: () => void;
};

/** A color that a click locks or frees; the words say its state. */
function LockBox({ color, label, role, place, locked, onChange }: LockProps) {
  const rgb = parseHex(color.hex)!;
  const Icon = locked ? Lock : LockOpen;

  return (
    <label
      className="relative flex size-full cursor-pointer flex-col items-center justify-end gap-1.5 pb-2 text-sm forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
      style={{ ...swatchStyle(color), color: formatHex(readableTextColor(rgb)) }}
    >
      <input
        type="checkbox"
        name="locked"
        value={place + 1}
        checked={locked}
        autoComplete="off"
        aria-label={`Lock color ${place + 1}, ${label}, ${describe(rgb)}${role ? `, ${role}` : ''}`}
        aria-keyshortcuts="L"
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none border-0 bg-transparent outline-none focus-visible:shadow-none"
      />
      <span aria-hidden="true" className="flex items-center gap-1.5">
        <Icon className={`size-3.5 shrink-0 ${locked ? '' : '@max-[3.75rem]:hidden'}`} />
        <span className="@max-[6rem]:hidden">{locked ? 'Locked' : 'Lock'}</span>
      </span>
      {role && <span className="first-letter:uppercase @max-[4.5rem]:sr-only">{role}</span>}
      <span className="font-mono text-[0.75rem] leading-none @min-[4.5rem]:text-sm @max-[3.75rem]:[writing-mode:vertical-rl]">
        {color.hex}
      </span>
    </label>
  );
}
