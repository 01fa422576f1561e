import { BRAND_LIMIT, type Theme } from '@swatchwork/theme';
import type { Brand, ThemeDocument } from '@swatchwork/theme/link';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { nextColor } from '../../../palettes/next-color.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ThemeDispatch } from '../state/use-theme-state.ts';
import { BrandRow } from './brand-row.tsx';

type Props = {
  brands: ThemeDocument['brands'];
  primary: number;
  /** The brand colors as they stand in the theme. */
  made: Theme['brands'];
  dispatch: ThemeDispatch;
};

/** The brand colors: to add, remove, order and name, and one of them to lead. */
export const BrandList = memo(function BrandList({ brands, primary, made, dispatch }: Props) {
  const list = useRef<HTMLOListElement>(null);

  function set(next: readonly Brand[], gesture?: string, lead = primary) {
    const change = { brands: next, primary: lead };
    dispatch(gesture ? { type: 'change', change, gesture } : { type: 'change', change });
  }

  /** The focus stays with the color that moved, or goes to the one that took its place. */
  const focus = (place: number, what: string) =>
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>(what)?.focus(),
    );

  function move(from: number, to: number) {
    const next = [...brands];
    next.splice(to, 0, ...next.splice(from, 1));
    const lead = next.indexOf(brands[primary]!);
    set(next, undefined, lead);
    focus(
      to,
      to < from ? '[data-up]:not(:disabled), [data-down]' : '[data-down]:not(:disabled), [data-up]',
    );
  }

  function remove(place: number) {
    const lead = place < primary ? primary - 1 : place === primary ? 0 : primary;
    set(
      brands.filter((_, i) => i !== place),
      undefined,
      lead,
    );
    focus(Math.min(place, brands.length - 2), 'input[name=c]');
  }

  return (
    <div>
      <ol ref={list} aria-label="Brand colors" className="divide-y divide-line">
        {brands.map((brand, i) => (
          <BrandRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; colors may repeat.
            key={i}
            place={i}
            count={brands.length}
            brand={brand}
            made={made.find(({ input }, at) => at >= 0 && input === brand.color)}
            isPrimary={i === primary}
            onChange={(next) => set(brands.with(i, { ...brand, ...next }), `brand ${i}`)}
            onLead={() => set(brands, undefined, i)}
            onMove={(to) => move(i, to)}
            onRemove={() => remove(i)}
          />
        ))}
      </ol>
      <Button
        className="mt-1 w-full noscript:hidden"
        disabled={brands.length >= BRAND_LIMIT}
        onClick={() => {
          set([...brands, { color: nextColor(brands.at(-1)?.color), name: '' }]);
          focus(brands.length, 'input[name=c]');
        }}
      >
        <Plus aria-hidden="true" />
        Add color
      </Button>
    </div>
  );
});
