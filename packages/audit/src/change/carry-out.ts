import { groupBy } from '@swatchwork/color';
import { readContexts } from '@swatchwork/formats/contexts';
import type { Audit } from '../audit.ts';
import { colorKey } from '../colors.ts';
import { isStray, type Place } from '../model.ts';
import { type Theme, themeFor } from '../themes.ts';
import { judgeMerges, judgeSheet } from './judge-merges.ts';
import type { ChangedFile, Edit, Plan } from './model.ts';
import { prove } from './prove.ts';
import { replacementFor } from './replacement.ts';

/** What a plan does; nothing may be written if something is refused. */
export interface Outcome {
  readonly files: readonly ChangedFile[];
  /** Sentences: where a color would change, or the plan is out of date. */
  readonly refused: readonly string[];
}

interface Chosen {
  readonly place: Place;
  readonly token: string;
  readonly theme: Theme | undefined;
  readonly becomes: string;
  /** Of a merge: the ΔE_OK that the plan allows. */
  readonly within: number | undefined;
}

/** The files after a plan, every change of which is proven; of a merge, that no pair that passes fails. */
export function carryOut(plan: Plan, audit: Audit): Outcome {
  const refused: string[] = [];
  const strays = new Map(audit.places.filter(isStray).map((place) => [keyOf(place), place]));
  const chosen: Chosen[] = [];
  for (const { use, near, places } of plan.changes) {
    if (use === null) continue;
    const within = near?.find((one) => one.use === use)?.distance;
    for (const planned of places) {
      const at = `${planned.file}:${planned.line}:${planned.column}`;
      const place = strays.get(keyOf(planned));
      if (!place) {
        refused.push(
          `${at}: ${planned.text.slice(0, 80)} is not there any more; make the plan again.`,
        );
        continue;
      }
      const theme = themeFor(place.file, audit.themes);
      const barred = theme?.barred.get(use);
      const isKnown = within !== undefined || use.startsWith('--');
      const becomes = isKnown && !barred ? replacementFor(place, use, theme) : undefined;
      if (becomes !== undefined) chosen.push({ place, token: use, theme, becomes, within });
      else refused.push(`${at}: ${use} cannot stand here${barred ? `: ${barred}` : ''}.`);
    }
  }
  const merges = chosen.flatMap((one) =>
    one.within === undefined ? [] : [{ ...one, within: one.within }],
  );
  for (const [theme, all] of groupBy(chosen, (one) => one.theme)) {
    const exact = all.filter(({ within }) => within === undefined);
    if (theme) refused.push(...prove(theme, exact).map(describeDifference));
  }
  for (const [theme, all] of groupBy(merges, (one) => one.theme)) {
    refused.push(...judgeMerges(theme, all, [...strays.values()]));
  }
  const files = [...groupBy(chosen, ({ place }) => place.file)].map(([name, all]) => {
    const before = audit.files.find((file) => file.name === name)!.text;
    const edits = editsOf(all);
    return { name, before, after: replaceAll(before, edits), places: all.length, edits };
  });
  for (const theme of new Set(chosen.map(({ theme }) => theme)))
    if (theme && !isSameTheme(theme, files)) refused.push('The tokens themselves would change.');
  const merged = new Set(merges.map(({ place }) => place.file));
  for (const file of files.filter(({ name }) => merged.has(name)))
    refused.push(...judgeSheet(themeFor(file.name, audit.themes), file));
  return { files, refused };
}

const keyOf = ({ file, offset, text }: Pick<Place, 'file' | 'offset' | 'text'>): string =>
  `${file}\n${offset}\n${text}`;

const describeDifference = ({
  one: { place, token },
  reason,
}: ReturnType<typeof prove>[number]): string =>
  `${place.file}:${place.line}:${place.column}: ${token} in place of ${place.text.slice(0, 80)}: ${reason}.`;

function editsOf(changes: readonly { place: Place; becomes: string }[]): Edit[] {
  const edits: Edit[] = [];
  for (const { place, becomes } of changes.toSorted((a, b) => a.place.offset - b.place.offset)) {
    const start = place.offset;
    if (start < (edits.at(-1)?.end ?? 0)) continue;
    edits.push({ start, end: start + place.text.length, text: becomes });
  }
  return edits;
}

/** Everything else stays as it is, byte for byte. */
function replaceAll(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: becomes } of edits) {
    result += text.slice(at, start) + becomes;
    at = end;
  }
  return result + text.slice(at);
}

/** Whether every token has the same color in every context as before. */
function isSameTheme(theme: Theme, changed: readonly ChangedFile[]): boolean {
  const after = theme.files.map((file) => {
    const text = changed.find(({ name }) => name === file.name)?.after;
    return text === undefined ? file : { ...file, text };
  });
  if (after.every((file, i) => file === theme.files[i])) return true;
  const sheet = readContexts(after);
  if (sheet.contexts.join('\n') !== theme.sheet.contexts.join('\n')) return false;
  return [...theme.sheet.tokens].every(([name, { colors }]) =>
    [...colors].every(([context, color]) => {
      const other = sheet.tokens.get(name)?.colors.get(context);
      return other !== undefined && colorKey(other) === colorKey(color);
    }),
  );
}
