import { GoOnFromCreator } from './go-on-from-creator.tsx';

const QUESTIONS = [
  {
    question: 'How are the colors chosen?',
    answer:
      'Random palettes follow a hue scheme and range from dark to light in a perceptual color space, so that no two colors look alike. Locked colors stay, and the others are chosen to match them.',
  },
  {
    question: 'Where is my palette saved?',
    answer:
      'In the address of this page. Bookmark it, share it, or go back in your browser: the palette, its locks and its name come with it.',
  },
  {
    question: 'What does the accessibility check tell me?',
    answer:
      'The WCAG 2.2 contrast of every pair. Text of normal size needs 4.5, large text 3. Auto-fix finds the nearest color of the same hue that reaches 4.5.',
  },
];

/** Description of the creator, with links to other tools. */
export function About() {
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
