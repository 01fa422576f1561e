import { formatRatio } from '@swatchwork/color';

import type { FrameFailure, JudgedPage } from '../judge/judge-page.ts';
import { counted, create, find } from './elements.ts';
import type { PageLink } from './page-link.ts';

/** Texts at which a person has to look that are listed. */
const LISTED = 50;

/** Shows which texts fail, and lets a person try on the page what would mend them. */
export function showContrast(page: JudgedPage, link: PageLink): void {
  const failing = page.failures.reduce((sum, { places }) => sum + places.length, 0);
  find('contrast-summary', HTMLElement).textContent =
    failing === 0
      ? `${counted(page.texts, 'text')} checked against WCAG 2.2 AA: none fails`
      : `${failing.toLocaleString('en')} of ${counted(page.texts, 'text')} fail WCAG 2.2 AA`;
  find('failures', HTMLElement).replaceChildren(
    ...page.failures.map((failure) => createFailure(failure, link)),
  );
  const unsure = find('unsure', HTMLDetailsElement);
  unsure.hidden = page.unsure.length === 0;
  unsure.querySelector('summary')!.textContent =
    `${counted(page.unsure.length, 'text')} to check by eye: on an image or a gradient, covered, or a single character`;
  unsure
    .querySelector('ul')!
    .replaceChildren(
      ...page.unsure
        .slice(0, LISTED)
        .map(({ text }) => create('li', { textContent: `${text.where} ${text.words}` })),
    );
}

function createFailure(failure: FrameFailure, link: PageLink): HTMLLIElement {
  const { ink, ground, ratio, target, fix, places, frame } = failure;
  const sample = create('span', { className: 'sample', textContent: 'Ag', ariaHidden: 'true' });
  sample.style.cssText = `color: ${ink}; background: ${ground};`;
  const first = places[0]!.text;
  const texts = places.map(({ text }) => text.element);

  const show = create('button', { type: 'button', textContent: 'Show' });
  show.addEventListener('click', () => link.ask(frame, 'point', texts));
  show.addEventListener('blur', () => link.ask(frame, 'stopPointing'));

  const tried = create('button', {
    type: 'button',
    textContent: `Try ${fix}`,
    ariaPressed: 'false',
  });
  tried.addEventListener('click', async () => {
    const isTried = tried.ariaPressed === 'true';
    if (isTried) await link.ask(frame, 'putBack', texts);
    else await link.ask(frame, 'tryColor', texts, fix);
    tried.ariaPressed = String(!isTried);
    tried.textContent = isTried ? `Try ${fix}` : 'Put back';
    sample.style.color = isTried ? ink : fix;
  });

  return create(
    'li',
    {},
    sample,
    create(
      'span',
      { className: 'said' },
      create('span', { className: 'number', textContent: `${formatRatio(ratio)}:1` }),
      `, needs ${target}:1`,
      create('span', {
        className: 'small',
        textContent: `${ink} on ${ground}, ${counted(places.length, 'place')}`,
      }),
      create('span', {
        className: 'small',
        textContent: `${first.where} ${first.words && `“${first.words}”`}`,
      }),
    ),
    create('span', { className: 'line' }, show, tried),
  );
}
