import { useLocation } from 'react-router';
import { PageMeta } from '../../meta/page-meta.tsx';
import { nameColors } from '../../names/name-colors.server.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { colorTexts } from '../../palettes/carried-palette.ts';
import { readDocument, writeDocument } from '../../palettes/document-url.ts';
import { linkMeta } from '../../palettes/link-meta.ts';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import type { Route } from './+types/route.ts';
import { CreatorWorkshop } from './creator-workshop.tsx';

/** Names of the colors in the URL, rendered on the server so that they show without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  return { names: nameColors(colorTexts(readDocument(new URL(request.url).search))) };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => ({ names: {} }));

/** The page looks up the names of further colors itself; offline, of all colors. */
export const shouldRevalidate = () => false;

export default function CreatePaletteRoute({ loaderData: { names } }: Route.ComponentProps) {
  return (
    <>
      <Meta />
      <CreatorWorkshop knownNames={names} />
      <About />
    </>
  );
}

/** Follows the address by itself, so that the rest of the page is not rendered for it. */
function Meta() {
  const { search } = useLocation();
  const document = readDocument(search);
  const isLink = new URLSearchParams(search).has('colors');

  return (
    <PageMeta
      title="Palette Creator"
      description="Create a palette of two to ten colors: generate, lock, tune, check contrast and export as CSS, JSON, SVG or PNG. Free, without an account."
      {...(isLink &&
        linkMeta('Palette Creator', document, `/create-palette${writeDocument(document)}`))}
    />
  );
}

const QUESTIONS = [
  {
    question: 'How are the colors chosen?',
    answer:
      'Random palettes follow a hue scheme and range from dark to light, so that no two colors look alike. Locked colors stay, and the others match them.',
  },
  {
    question: 'Where is my palette saved?',
    answer:
      'In the address of this page, with its locks and its name. Bookmark it, share it, or go back in your browser.',
  },
  {
    question: 'What does the accessibility check tell me?',
    answer:
      'The WCAG 2.2 contrast of every pair. Normal text needs 4.5, large text 3. Auto-fix finds the nearest color of the same hue that reaches 4.5.',
  },
];

/** Description of the creator, with links to other tools. */
function About() {
  return (
    <div className="container-page isolate pb-16">
      <GoOnFromCreator />
      <h2 className="mt-14 text-2xl">Good to know</h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        {QUESTIONS.map(({ question, answer }) => (
          <section key={question}>
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-2 text-muted">{answer}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The page itself, and what its Check tab leads to. */
const EXCEPT = ['creator', 'palette-contrast'] as const;

/** Links that carry the palette, and the selected color, as the address has them. */
function GoOnFromCreator() {
  const { colors, exact, selected, name } = readDocument(useLocation().search);
  const lead = selected === undefined ? undefined : colors[selected];
  return (
    <GoOnWithPalette
      key={lead}
      palette={{ colors, exact, name }}
      {...(lead && { lead })}
      except={EXCEPT}
    />
  );
}
