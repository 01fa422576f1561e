import type { Answer, Request } from '@swatchwork/plugin-core';

import { connect } from './host-link.ts';
import { MAKES, readSource } from './read-source.ts';

const ask = connect();

// Penpot says in the address of the window which of its two schemes it has.
const scheme = /[?&]theme=(light|dark)\b/.exec(location.href)?.[1];
if (scheme) document.documentElement.dataset.theme = scheme;

/** An element of the page, by its id. */
function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`#${id} is missing`);
  return element;
}

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

const VIEWS: readonly HTMLElement[] = [form, plan, done];

/** Shows one view and puts the focus where it begins. */
function open(view: HTMLElement, focus: HTMLElement): void {
  for (const each of VIEWS) each.hidden = each !== view;
  focus.focus();
}

function openForm(message = ''): void {
  open(form, source);
  problem.textContent = message;
}

function fillList(list: HTMLElement, lines: readonly string[]): void {
  list.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}

const counted = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

function show(answer: Answer): void {
  switch (answer.type) {
    case 'planned': {
      const { length } = answer.changes;
      const since = answer.isOther ? 'The file has changed meanwhile. ' : '';
      planTitle.textContent =
        length === 0 ? `${since}Nothing to change: all is here already` : since + counted(length);
      fillList(remarks, answer.remarks);
      fillList(changes, answer.changes);
      apply.hidden = length === 0;
      open(plan, planTitle);
      break;
    }
    case 'applied':
      doneTitle.textContent = `Made ${counted(answer.count)}`;
      undo.hidden = false;
      open(done, doneTitle);
      break;
    case 'undone':
      doneTitle.textContent = `Took back ${counted(answer.count)}`;
      undo.hidden = true;
      open(done, doneTitle);
      break;
    case 'failed':
      openForm(answer.message);
  }
}

/** Asks once, however often a button is pressed meanwhile. */
async function request(what: Request): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  const answer = await ask(what);
  for (const button of buttons) button.disabled = false;
  show(answer);
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
    openForm(error instanceof Error ? error.message : String(error));
  }
});
apply.addEventListener('click', () => request({ type: 'apply' }));
undo.addEventListener('click', () => request({ type: 'undo' }));
find('back', HTMLButtonElement).addEventListener('click', () => openForm());
find('again', HTMLButtonElement).addEventListener('click', () => openForm());
