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

/** Controls that may share their name with another. */
const SAME_NAME = new Set([
  'link "Color Converter"', // FOOT-01 gives this name to the way to all tools
  'link "Web Safe Colors"', // one page at two addresses (ROUTE-22, ROUTE-26)
]);

/** Outside the viewport until it has the focus. */
const SKIP_LINK = 'link "Skip to content"';

/**
 * The problems of the controls that a page shows now, one line each: no name, the name of a control
 * that does something else, invisible, or covered at its center. Named regions, figures and groups
 * are told apart by name as well.
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

/**
 * The accessibility tree of the browser: without hidden content, and without the page below a
 * dialog.
 */
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

/** Controls of one role and name that do different things. */
function findDoubles(nodes: Node[]): string[] {
  const deeds = new Map<string, Set<string>>();
  for (const { title, name, url, id } of nodes) {
    // A link is identified by its target, a button that copies a color by the name of the color.
    const deed = url ?? (/^Copy .*#[0-9A-F]{6}\b/.test(name) ? name : `node ${id}`);
    deeds.set(title, (deeds.get(title) ?? new Set()).add(String(deed)));
  }
  return [...deeds]
    .filter(([title, { size }]) => size > 1 && !SAME_NAME.has(title))
    .map(([title, deedsOfIt]) => `${title}: ${[...deedsOfIt].join(', ')}`);
}

/** For each control the reason why it cannot be pressed, empty if it can. */
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

/** Runs in the page, so that a page with hundreds of controls needs one call. */
function findCovers(...controls: HTMLElement[]): string[] {
  /** The element that a press at the center of a control would reach. */
  function hitOn(control: HTMLElement) {
    const box = [...control.getClientRects()].find(({ width, height }) => width * height > 0);
    return box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  }
  const isMet = (control: HTMLElement) => control.contains(hitOn(control) ?? null);

  const covers = controls.map((control) => {
    // Twice, since parts that are rendered only in view then change their height.
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
