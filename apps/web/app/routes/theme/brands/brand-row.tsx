import { describe, parseColor, parseHex } from '@swatchwork/color';
import type { ThemeBrand } from '@swatchwork/theme';
import { BRAND_NAME_LENGTH, type Brand, readOpaque } from '@swatchwork/theme/link';
import { ArrowDown, ArrowUp, Pin, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';

type Props = {
  place: number;
  count: number;
  brand: Brand;
  made: ThemeBrand | undefined;
  isPrimary: boolean;
  onChange: (next: Partial<Brand>) => void;
  onLead: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One brand color: its field, its name, and the step at which it stands. */
export function BrandRow({
  place,
  count,
  brand,
  made,
  isPrimary,
  onChange,
  onLead,
  onMove,
  onRemove,
}: Props) {
  const [text, setText] = useState(brand.color);
  const [seen, setSeen] = useState(brand.color);
  if (seen !== brand.color) {
    setSeen(brand.color);
    if (readOpaque(text) !== brand.color) setText(brand.color);
  }
  const label = `Brand color ${place + 1}`;

  function type(next: string) {
    setText(next);
    const color = readOpaque(next);
    if (color) onChange({ color });
  }

  return (
    <li className="py-4 first:pt-0">
      <div className="grid grid-cols-2 gap-3">
        <ColorField
          label={label}
          name="c"
          value={text}
          onChange={type}
          isValid={(value) => readOpaque(value) !== undefined}
          last={parseColor(brand.color)?.color}
          message={`Not an opaque color yet; ${brand.color} is used. Try #0A66C2 or oklch(62% 0.19 30).`}
        />
        <div>
          <label htmlFor={`brand-name-${place}`} className="mb-1 block text-sm font-medium">
            Name<span className="sr-only"> of brand color {place + 1}</span>
          </label>
          <input
            id={`brand-name-${place}`}
            name="names"
            value={brand.name}
            maxLength={BRAND_NAME_LENGTH}
            placeholder={made?.family ?? ''}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value.replaceAll(',', ' ') })}
            className="min-h-11 w-full rounded-control border border-outline bg-raised px-3"
          />
        </div>
      </div>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-1">
        {made && (
          <p className="flex items-center gap-1.5 text-sm">
            <Pin aria-hidden="true" className="size-4" />
            <span className="sr-only">{describe(parseHex(made.hex)!)}, </span>
            pinned at <span className="font-mono font-medium">{made.step}</span>
          </p>
        )}
        <div className="ml-auto flex items-center noscript:hidden">
          {count > 1 && (
            <>
              <Radio
                name="lead"
                value={place + 1}
                checked={isPrimary}
                aria-label={`Brand color ${place + 1} leads`}
                onChange={onLead}
                className="mr-1 min-h-9 rounded-full border border-outline px-3 text-sm has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent"
              >
                {isPrimary ? 'Primary' : 'Make primary'}
              </Radio>
              <IconButton
                label={`Move brand color ${place + 1} up`}
                data-up=""
                disabled={place === 0}
                onClick={() => onMove(place - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move brand color ${place + 1} down`}
                data-down=""
                disabled={place === count - 1}
                onClick={() => onMove(place + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={`Remove brand color ${place + 1}`} onClick={onRemove}>
                <X aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
