import type { ThemeDocument } from '@swatchwork/theme/link';
import type { ComponentProps } from 'react';

import { SubmitWithoutScript } from '../../query/submit-without-script.tsx';
import { BrandFiles } from './brands/brand-files.tsx';
import { BrandList } from './brands/brand-list.tsx';
import { Choices } from './choices.tsx';

type Props = Pick<ComponentProps<typeof BrandList>, 'made' | 'dispatch'> & {
  document: ThemeDocument;
};

/** What a theme is made of: brand colors and choices. */
export const Inputs = ({ document, made, dispatch }: Props) => (
  <form
    action="/theme"
    aria-label="Theme"
    onSubmit={(event) => event.preventDefault()}
    className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-4 sm:p-5"
  >
    <BrandList
      brands={document.brands}
      primary={document.primary}
      made={made}
      dispatch={dispatch}
    />
    <BrandFiles document={document} dispatch={dispatch} />
    <Choices
      neutral={document.neutral}
      grounds={document.grounds}
      target={document.target}
      solids={document.solids}
      vision={document.vision}
      steps={document.steps}
      dispatch={dispatch}
    />
    <SubmitWithoutScript>Make the theme</SubmitWithoutScript>
  </form>
);
