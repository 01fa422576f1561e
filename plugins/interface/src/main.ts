import type { Answer, Request } from '@swatchwork/plugin-core';

import { counted, fillList, find } from './find.ts';
import { connect } from './host-link.ts';
import { MAKES, readSource } from './read-source.ts';
import { createSelectionView, selection, selectionTitle } from './selection-view.ts';

const ask = connect();

// Penpot says in the address of the window which of its two schemes it has.
const scheme = /[?&]theme=(light|dark)\b/.exec(location.href)?.[1];
if (scheme) document.documentElement.dataset.theme = scheme;

const starts = find('starts', HTMLElement);
const fromSite = find('from-site', HTMLButtonElement);
const fromSelection = find('from-selection', HTMLButtonElement);
const form = find('source-form', HTMLFormElement);
const source = find('source', HTMLTextAreaElement);
const file = find('file', HTMLInputElement);
const name = find('name', HTMLInputElement);
const problem = find('problem', HTMLElement);
const plan = find('plan', HTMLElement);
const planTitle = find('plan-title', HTMLElement);
const remarks = find('remarks', HTMLElement);
const changes = find('changes', HTMLElement);
const apply = find('apply', HTMLButtonElement);
const done = find('done', HTMLElement);
const doneTitle = find('done-title', HTMLElement);
const undo = find('undo', HTMLButtonElement);

const selectionView = createSelectionView(request);

/** The view that a person began with, to which everything leads back. */
let start: HTMLElement = form;

const VIEWS: readonly HTMLElement[] = [form, selection, plan, done];

/** Shows one view and puts the focus where it begins. */
function open(view: HTMLElement, focus: HTMLElement): void {
  for (const each of VIEWS) each.hidden = each !== view;
  starts.hidden = view !== form && view !== selection;
  focus.focus();
}

/** Back to the beginning, which says what went wrong. */
function openStart(message = ''): void {
  problem.textContent = message;
  selectionView.fail(message);
  open(start, start === form ? source : selectionTitle);
}

/** Begins with the one or the other. What is selected may have changed, so it is read anew. */
function begin(view: HTMLElement): void {
  start = view;
  fromSite.ariaPressed = String(view === form);
  fromSelection.ariaPressed = String(view === selection);
  openStart();
  if (view === selection) selectionView.see();
}

async function show(answer: Answer): Promise<void> {
  switch (answer.type) {
    case 'planned': {
      const { length } = answer.changes;
      const since = answer.isOther ? 'The file has changed in the meantime. ' : '';
      planTitle.textContent =
        length === 0
          ? `${since}Nothing to change: everything is up to date`
          : since + counted(length, 'change');
      fillList(remarks, answer.remarks);
      fillList(changes, answer.changes);
      apply.hidden = length === 0;
      open(plan, planTitle);
      break;
    }
    case 'applied':
      doneTitle.textContent = `Made ${counted(answer.count, 'change')}`;
      undo.hidden = false;
      open(done, doneTitle);
      break;
    case 'undone':
      doneTitle.textContent = `Undid ${counted(answer.count, 'change')}`;
      undo.hidden = true;
      open(done, doneTitle);
      break;
    case 'seen':
      selectionView.show(answer.seen);
      open(selection, selectionTitle);
      break;
    case 'picture':
      open(selection, await selectionView.showPicture(answer.bytes));
      break;
    case 'failed':
      openStart(answer.message);
  }
}

/** Asks once, however often a button is pressed meanwhile. */
async function request(what: Request): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  const answered = ask(what).finally(() => {
    for (const button of buttons) button.disabled = false;
  });
  await answered.then(show).catch(showError);
}

function showError(error: unknown): void {
  openStart(error instanceof Error ? error.message : String(error));
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  problem.textContent = '';
  const chosen = new FormData(form).get('make');
  const make = MAKES.find((one) => one === chosen) ?? 'theme';
  try {
    const [picked] = source.value.trim() === '' ? (file.files ?? []) : [];
    const given = picked ? new Uint8Array(await picked.arrayBuffer()) : source.value.trim();
    await request({ type: 'plan', wanted: readSource(given, make, name.value) });
  } catch (error) {
    showError(error);
  }
});
fromSite.addEventListener('click', () => begin(form));
fromSelection.addEventListener('click', () => begin(selection));
apply.addEventListener('click', () => request({ type: 'apply' }));
undo.addEventListener('click', () => request({ type: 'undo' }));
find('back', HTMLButtonElement).addEventListener('click', () => openStart());
find('again', HTMLButtonElement).addEventListener('click', () => begin(start));
