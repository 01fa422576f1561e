import { Crop, Pipette, X } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { MIDDLE } from './picture/region.ts';
import { AVERAGES } from './pixels/average.ts';
import type { ColorPicker } from './use-color-picker.ts';
import type { Place } from './use-extraction.ts';

const PRESET_LABELS = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'dominant', label: 'Dominant' },
  { value: 'vivid', label: 'Vivid' },
  { value: 'muted', label: 'Muted' },
  { value: 'accent', label: 'Accent' },
] as const;

const PLACES = [
  { value: 'device', label: 'On this device' },
  { value: 'server', label: 'On the server' },
] as const;

const PLACE_TEXTS: Record<Place, string> = {
  device: 'Your image does not leave this device.',
  server: 'Your image is sent to our server, which extracts the colors and does not store it.',
};

const UNREADABLE =
  'This browser cannot read the image, but our server may be able to. You will be asked before it is sent.';

/** How many colors to find, where to find them, and the two actions on a picture. */
export function Controls({ picker }: { picker: ColorPicker }) {
  const { size, isUnreadable, count, place, isPicking, isExtracting, extracted, region } = picker;
  const isOnDevice = place === 'device';

  return (
    <div className="space-y-5">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Slider
          label="How many colors"
          name="count"
          value={count}
          min={3}
          max={12}
          onChange={picker.setCount}
          // Without a click only if extraction is fast and local.
          onEnd={() => extracted && size && isOnDevice && picker.extract({ isSilent: true })}
        />
        <div className="noscript:hidden">
          <Segments label="Where" options={PLACES} value={place} onChange={picker.setPlace} />
        </div>
      </div>
      <Segments
        label="Which colors"
        name="preset"
        options={PRESET_LABELS}
        value={picker.preset}
        onChange={picker.setPreset}
      />
      <p role="status" className="text-sm text-muted noscript:hidden">
        {isUnreadable && isOnDevice ? UNREADABLE : PLACE_TEXTS[place]}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button type="submit" variant="primary" aria-busy={isExtracting}>
          {isExtracting ? 'Extracting...' : 'Extract Dominant Colors'}
        </Button>
        <Button
          disabled={!size}
          className="noscript:hidden"
          onClick={() => picker.setPicking(!isPicking)}
        >
          {isPicking ? <X aria-hidden="true" /> : <Pipette aria-hidden="true" />}
          {isPicking ? 'Exit Picker Mode' : 'Enable Pixel Picker'}
        </Button>
        <Button
          disabled={!size || isPicking}
          className="noscript:hidden"
          onClick={() => picker.setRegion(region ? undefined : MIDDLE)}
        >
          {region ? <X aria-hidden="true" /> : <Crop aria-hidden="true" />}
          {region ? 'Clear Region' : 'Limit to a Region'}
        </Button>
      </div>
      {isPicking && (
        <Segments
          label="Average over"
          options={AVERAGES.map((n) => ({ value: n, label: n === 1 ? '1 pixel' : `${n} × ${n}` }))}
          value={picker.average}
          onChange={picker.setAverage}
        />
      )}
    </div>
  );
}
