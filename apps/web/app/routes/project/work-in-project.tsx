import type { MouseEvent } from 'react';

import type { Project } from '../../api/types.ts';
import { openProject } from '../../projects/open-project.ts';
import { toolOf } from '../../tools/all-tools.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { colorsOf } from './item-parts.ts';
import { OwnItems } from './own-items.tsx';

/** What is made in a project, in the order of a project's views. */
const MAKES = [
  { id: 'creator', label: 'New Palette' },
  { id: 'theme', label: 'New Theme' },
  { id: 'data', label: 'New Chart Colors' },
  { id: 'palette-contrast', label: 'Check Contrast' },
  { id: 'visualizer', label: 'Preview' },
] as const;

/** A project as its owner works in it: whatever is opened from here is saved into it. */
export function WorkInProject({ project }: { project: Project }) {
  const { id, name, userId, items } = project;
  const colors = items.map(colorsOf).find(({ length }) => length > 0);

  function openWithLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('main a')) openProject({ id, name, userId });
  }

  return (
    <div onClickCapture={openWithLink}>
      <section aria-labelledby="new" className="mb-8">
        <h2 id="new" className="text-xl">
          Work in this project
        </h2>
        <p className="mt-1 text-muted">
          {colors ? 'Each tool opens with the colors of the first item. ' : ''}What you save from
          there is added to this project.
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {MAKES.map((make) => (
            <li key={make.id}>
              <LinkButton
                to={(colors && paletteAddress(make.id, { colors, name })) ?? toolOf(make.id).path}
              >
                {make.label}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
      <h2 className="mb-3 text-xl">Palettes and themes</h2>
      <OwnItems key={id} project={project} />
    </div>
  );
}
