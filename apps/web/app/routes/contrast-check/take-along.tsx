import { Download } from 'lucide-react';

import { Button } from '../../ui/buttons/button.tsx';
import type { ShownCheck } from './use-check.ts';

/** The check as a table or a picture. */
export function TakeAlong(shown: ShownCheck) {
  async function save(format: 'csv' | 'png') {
    const { saveCheck } = await import('./save-check.ts');
    await saveCheck(format, shown);
  }

  return (
    <section aria-labelledby="export" className="mt-12 noscript:hidden">
      <h2 id="export" className="text-xl">
        Export
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => save('csv')}>
          <Download aria-hidden="true" />
          CSV
        </Button>
        <Button onClick={() => save('png')}>
          <Download aria-hidden="true" />
          PNG
        </Button>
      </div>
    </section>
  );
}
