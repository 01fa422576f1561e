import type { CDPSession, Page } from '@playwright/test';

type Node = Awaited<ReturnType<typeof readTree>>[number];

const CONTROLS = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton', 'textbox'],
  ...['searchbox', 'combobox', 'listbox', 'tab', 'menuitem', 'ColorWell', 'DisclosureTriangle'],
]);
const AREAS = new Set([
  ...['region', 'navigation', 'complementary', 'search', 'form', 'figure', 'group', 'radiogroup'],
  ...['tablist', 'tabpanel', 'table', 'dialog', 'application'],
]);

/** What may share its name with something else. */
const SAME_NAME = new Set([
  'link "Color Converter"', // FOOT-01 gives this name to the way to all tools
  'link "Web Safe Colors"', // one page at two addresses (ROUTE-22, ROUTE-26)
]);

/** Off the page until it has the focus. */
const SKIP_LINK = 'link "Skip to content"';

/**
 * What is wrong with the controls that a page shows now, one line each: no name, the name of another
 * that does something else, not to be seen, or not to be pressed at its own middle. Named regions,
 * groups and figures are told apart by name as well.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await readTree(session);
  const controls = nodes.filter(
    (node) => CONTROLS.has(node.role) && !node.disabled && node.title !== SKIP_LINK,
  );
  const areas = nodes.filter(({ role, name }) => AREAS.has(role) && name !== '');
  const covers = await coversOf(session, controls);
  await session.detach();
  return [
    ...controls.filter(({ name }) => name === '').map(({ title }) => `${title}: without a name`),
    ...findDoubles([...controls, ...areas]),
    ...controls.flatMap(({ title }, i) => (covers[i] ? [`${title}: ${covers[i]}`] : [])),
  ];
}

/** What the browser tells assistive technology: nothing of what is hidden, or below a dialog. */
async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId: id }) => {
    if (ignored || id === undefined) return [];
    const told = { role: String(role?.value), name: String(name?.value ?? '').trim() };
    const read = (wanted: string) =>
      properties.find((property) => property.name === wanted)?.value.value;
    const title = `${told.role} "${told.name}"`;
    return [{ ...told, id, title, disabled: read('disabled') === true, url: read('url') }];
  });
}

/** Those of one role and name that do not do the same. */
function findDoubles(nodes: Node[]): string[] {
  const deeds = new Map<string, Set<string>>();
  for (const { title, name, url, id } of nodes) {
    // A link is told by where it leads, a button that copies a color by the color that it names.
    const deed = url ?? (/^Copy .*#[0-9A-F]{6}\b/.test(name) ? name : `node ${id}`);
    deeds.set(title, (deeds.get(title) ?? new Set()).add(String(deed)));
  }
  return [...deeds]
    .filter(([title, { size }]) => size > 1 && !SAME_NAME.has(title))
    .map(([title, deedsOfIt]) => `${title}: ${[...deedsOfIt].join(', ')}`);
}

/** For each control what keeps it from being pressed, empty where nothing does. */
async function coversOf(session: CDPSession, controls: Node[]): Promise<string[]> {
  const elements = await Promise.all(
    controls.map(async ({ id }) => {
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: id });
      return { objectId: object.objectId! };
    }),
  );
  const [first] = elements;
  if (!first) return [];
  const { result } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: findCovers.toString(),
    objectId: first.objectId,
    arguments: elements,
    returnByValue: true,
  });
  return result.value;
}

/** Runs in the page, so that one with hundreds of controls is asked once. */
function findCovers(...controls: HTMLElement[]): string[] {
  /** What a press on the middle of a control would meet. */
  function hitOn(control: HTMLElement) {
    const box = [...control.getClientRects()].find(({ width, height }) => width * height > 0);
    return box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  }
  const isMet = (control: HTMLElement) => control.contains(hitOn(control) ?? null);

  const covers = controls.map((control) => {
    // Twice, since what is drawn only in view gets another height then.
    for (let tries = 0; tries < 2 && !isMet(control); tries++) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    if (!control.checkVisibility({ opacityProperty: true })) return 'invisible';
    if (isMet(control)) return '';
    return `under ${hitOn(control)?.outerHTML.slice(0, 150) ?? 'the edge of the view'}`;
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return covers;
}
