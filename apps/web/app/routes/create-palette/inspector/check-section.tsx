import { memo } from 'react';

import { contrastCheckLink } from '../../../palettes/contrast-check-link.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import type { Creator } from '../state/use-creator.ts';
import { AccessibilityCheck } from './accessibility-check.tsx';
import { Section } from './section.tsx';

type Props = Pick<CreatorDocument, 'name' | 'colors' | 'exact' | 'locked' | 'checking'> &
  Pick<Creator, 'dispatch'>;

/** The contrast of all pairs, which can be hidden. */
export const CheckSection = memo(function CheckSection(props: Props) {
  const { name, checking, dispatch, ...palette } = props;

  return (
    <Section
      title="Accessibility Check"
      aside={
        <Button
          size="small"
          aria-expanded={checking}
          aria-label={`${checking ? 'Hide' : 'Show'} accessibility check`}
          onClick={() => dispatch({ type: 'toggleCheck' })}
        >
          {checking ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {checking ? (
        <AccessibilityCheck {...palette} dispatch={dispatch} />
      ) : (
        <p className="text-sm text-muted">The contrast of every pair, and how to fix it.</p>
      )}
      <LinkButton
        to={contrastCheckLink({ ...palette, name: name.trim() })}
        size="small"
        className="mt-3"
      >
        Open Palette Contrast
      </LinkButton>
    </Section>
  );
});
