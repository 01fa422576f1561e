import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { workOf } from './read-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const CSS = ':root { --background: #fff; --foreground: #777 }';

const zip = (files: Record<string, string | Uint8Array>) =>
  new File(
    [
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Object.entries(files).map(([name, content]) => [
              name,
              typeof content === 'string' ? bytes(content) : content,
            ]),
          ),
        ),
      ),
    ],
    'site.zip',
  );

/** A file of a folder that was chosen. */
const inFolder = (path: string, text: string) =>
  Object.defineProperty(new File([text], path.split('/').at(-1)!), 'webkitRelativePath', {
    value: path,
  });

const namesOf = (files: readonly { name: string }[] = []) => files.map(({ name }) => name);

describe('an archive', () => {
  test('is taken by its paths, without the files of the system', async () => {
    const { question, project } = await workOf([
      zip({
        'css/site.css': CSS,
        '__MACOSX/css/._site.css': 'x',
        'css/logo.svg': '<svg fill="#777"/>',
        'css/photo.png': '\x89PNG',
      }),
    ]);
    expect(question.files).toEqual([{ name: 'css/site.css', text: CSS }]);
    expect(namesOf(project?.files)).toEqual(['css/logo.svg']);
    expect(project?.others).toBe(1);
  });

  test('of a repository loses its top folder, as a patch needs it', async () => {
    const { question, project } = await workOf([
      zip({
        'shop-main/package.json': '{}',
        'shop-main/.gitignore': 'gen',
        'shop-main/gen/a.css': CSS,
        'shop-main/src/a.css': CSS,
        'shop-main/src/a.tsx': 'x',
        'shop-main/dist/a.min.css': CSS,
        'shop-main/design.json': '{ "ink": { "$value": "#123" } }',
        'shop-main/schema.json': '{ "$ref": "#/definitions/a" }',
        'shop-main/README.md': '# Shop',
      }),
    ]);
    expect(project?.name).toBe('shop-main');
    expect(namesOf(question.files)).toEqual(['design.json', 'src/a.css'].toReversed());
    expect(namesOf(project?.files)).toEqual(['src/a.tsx', 'dist/a.min.css']);
    expect(question.left).toEqual([
      { name: 'dist/a.min.css', reason: 'the file is minified' },
      { name: 'src/a.tsx', reason: 'code other than a Tailwind config is not read' },
    ]);
  });

  test('that unpacks to more than is read names what it holds, and goes no further', async () => {
    const bomb = new Uint8Array(9_000_000);
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`a${i}.css`, bomb]));
    const { project, question } = await workOf([zip({ ...files, '0.css': CSS })]);
    expect(namesOf(question.files)).toEqual(['0.css']);
    const reasons = project!.notRead.map(({ reason }) => reason);
    expect(reasons.filter((one) => one.startsWith('it cannot be opened'))).toHaveLength(2);
    expect(reasons.filter((one) => one.includes('the command line reads more'))).toHaveLength(4);
  });
});

test('a folder without styles of its own says why contrast is not checked', async () => {
  const { question, project } = await workOf([
    inFolder('app/src/a.tsx', 'x = <p className="bg-[#fff]" />'),
    inFolder('app/package.json', '{}'),
    inFolder('app/node_modules/a/a.css', CSS),
  ]);
  expect(question.files).toEqual([]);
  expect(project).toMatchObject({ name: 'app', files: [{ name: 'src/a.tsx' }], folders: [''] });
  expect(project?.unchecked).toMatch(/^Nothing to check: src\/a\.tsx was not read/);
});

test('what is neither is refused', async () => {
  await expect(workOf([new File(['\x89PNG'], 'photo.png')])).rejects.toThrow(
    'photo.png was not read, because it is a picture',
  );
});
