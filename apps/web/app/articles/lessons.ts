/** A tutorial with its exercise and questions, for a class, on one page to print. */
type Lesson = {
  /** The slug of the tutorial, and of the lesson. */
  article: string;
  exercise: { path: string; title: string; task: string };
  questions: readonly { ask: string; answer: string }[];
};

const LESSONS: readonly Lesson[] = [
  {
    article: 'colour-is-relative',
    exercise: {
      path: '/learn-colors/one-color-as-two',
      title: 'Make one color look like two',
      task: 'Place one color on two backgrounds so that it looks like two colors. Change the backgrounds only. Then join the patches: were you sure that they are the same?',
    },
    questions: [
      {
        ask: 'A gray patch lies on black and on white. On which does it look lighter, and why?',
        answer: 'On black: a background pushes a color away from itself.',
      },
      {
        ask: 'Name two ways in which the backgrounds can lie on both sides of the patch.',
        answer: 'In lightness, darker and lighter; in hue, such as warmer and cooler.',
      },
      {
        ask: 'Why is a tinted interface a bad place to judge colors?',
        answer: 'The eye adapts to the tint, and reports other colors relative to it.',
      },
      {
        ask: 'Why does a color look stronger on a wall than on a small chip?',
        answer: 'A large area leaves less else to compare it with, so it takes less chroma.',
      },
    ],
  },
  {
    article: 'what-contrast-ratios-measure',
    exercise: {
      path: '/learn-colors/readable-brand-color',
      title: 'Make this brand color readable',
      task: 'Decide by eye which texts can be read on a brand color, on the page, on a tint and in dark mode. Then look at the ratios: where did your eye and the number differ?',
    },
    questions: [
      {
        ask: 'What does a contrast of 4.5:1 compare?',
        answer: 'The relative luminance of the lighter color with that of the darker one.',
      },
      {
        ask: 'May 4.499:1 be rounded to 4.5:1?',
        answer: 'No. A minimum is reached or it is not.',
      },
      {
        ask: 'Which text may have 3:1 only?',
        answer: 'Large text: from 24 px, or from 18.66 px in bold.',
      },
      {
        ask: 'Can red text on green have enough contrast?',
        answer: 'Yes, if one of them is much lighter. Hue does not count.',
      },
    ],
  },
];

/** The lesson about a tutorial; undefined if it has none. */
export const lessonOf = (article: string | undefined): Lesson | undefined =>
  LESSONS.find((lesson) => lesson.article === article);

/** Where it is printed. */
export const lessonPath = ({ article }: Pick<Lesson, 'article'>) =>
  `/learn-colors/lessons/${article}`;
