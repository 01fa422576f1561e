import { describeNote, type Theme } from '@swatchwork/theme';

import { memo } from 'react';

import { LongList } from '../../../ui/text/long-list.tsx';

/** What was decided or changed, and why. */
export const Moved = memo(function Moved({ theme: { notes } }: { theme: Theme }) {
  return (
    <section aria-labelledby="moved">
      <h2 id="moved" className="text-xl">
        What was changed, and why
      </h2>
      {notes.length === 0 ? (
        <p className="mt-1 text-muted">
          Nothing: every brand color is used unchanged in all its roles.
        </p>
      ) : (
        <LongList label="What was changed" items={notes.map(describeNote)} />
      )}
    </section>
  );
});
