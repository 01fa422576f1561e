import { groupBy } from '@swatchwork/color';
import { markdownTable, reportText } from '@swatchwork/formats/audit';

import { type Audit, straysOf } from '../audit.ts';
import { type Excess, folderOf } from '../ratchet.ts';
import { describeStray } from './write-sarif.ts';

/**
 * The stray colors for the summary of a pull request: by folder, and those that are new with their tokens.
 *
 * @param excess The folders that have more than is accepted; undefined where nothing is.
 */
export function writeAuditMarkdown(
  audit: Audit,
  name: string,
  excess: readonly Excess[] | undefined,
): string {
  const strays = straysOf(audit);
  const folders = [...groupBy(strays, ({ file }) => folderOf(file))];
  const fresh = excess?.flatMap(({ places }) => places) ?? [];
  const verdict =
    excess === undefined
      ? ''
      : excess.length === 0
        ? ' No folder has more than is accepted.'
        : ` ${excess.length === 1 ? '1 folder has' : `${excess.length} folders have`} more than is accepted.`;
  return [
    `### Stray colors of ${reportText(name)}`,
    `**${strays.length} ${strays.length === 1 ? 'stray color' : 'stray colors'}.**${verdict}`,
    ...(excess
      ? markdownTable(
          ['Folder', 'Accepted', 'Now'],
          excess.map(({ folder, before, now }) => [folder, `${before}`, `${now}`]),
        )
      : markdownTable(
          ['Folder', 'Stray colors'],
          folders.map(([folder, places]) => [folder, `${places.length}`]),
        )),
    ...markdownTable(
      ['Place', 'Color'],
      fresh.map((place) => [
        `${place.file}:${place.line}:${place.column}`,
        describeStray(place, audit),
      ]),
    ),
    '',
  ].join('\n\n');
}
