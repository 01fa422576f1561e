import { Download, Link2 } from 'lucide-react';

import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { writeCheck } from './check-query.ts';
import type { ShownCheck } from './use-check.ts';

/** The check as a file, a picture or a link, and the palette in other tools. */
export function TakeAlong(shown: ShownCheck) {
  const { query } = shown;

  async function save(format: 'csv' | 'png') {
    const { saveCheck } = await import('./save-check.ts');
    await saveCheck(format, shown);
  }

  function copyLink() {
    const link = location.origin + location.pathname + writeCheck({ ...query, was: undefined });
    copyWithToast(link, 'Link Copied!', 'It opens this check.');
  }

  return (
    <section aria-labelledby="take-along" className="mt-12">
      <h2 id="take-along" className="text-xl">
        Save or share
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => save('csv')} className="noscript:hidden">
          <Download aria-hidden="true" />
          CSV
        </Button>
        <Button onClick={() => save('png')} className="noscript:hidden">
          <Download aria-hidden="true" />
          PNG
        </Button>
        <Button onClick={copyLink} className="noscript:hidden">
          <Link2 aria-hidden="true" />
          Copy Link
        </Button>
        <LinkButton to={creatorLink(shown)}>Open in the creator</LinkButton>
        <LinkButton to={paletteAddress('visualizer', query)!}>Visualize</LinkButton>
      </div>
    </section>
  );
}

/** The creator with the palette and its locks. */
function creatorLink({ query: { colors, exact = [], locked, name } }: ShownCheck): string {
  const taken = colors.map((_, i) => locked[i] === true);
  return `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, exact, locked: taken, name })}`;
}
