import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };

const RED_IS_NEAR = EXAMPLES.redIsNear;

/** An article of the blog and the learning hub. */
export const Article = z
  .object({
    id: z.uuid(),
    slug: z.string().meta({ description: 'Lower-case words joined by hyphens; unique.' }),
    title: z.string(),
    excerpt: z.string().nullable(),
    content: z.string().meta({ description: 'Markdown.' }),
    isPublished: z.boolean(),
    wasPublished: z.boolean().meta({
      description:
        'Whether it is or was published. If so, it keeps its slug until another is sent.',
    }),
    authorId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Article', examples: [RED_IS_NEAR] });

export const ArticleList = z.array(Article).meta({ id: 'ArticleList', examples: [[RED_IS_NEAR]] });

const ArticleLink = z.object({ slug: z.string(), title: z.string() }).meta({ id: 'ArticleLink' });

/** An article with its neighbors in time, as a reader sees them. */
export const ArticlePage = Article.extend({
  previous: ArticleLink.nullable().meta({ description: 'The previous published article.' }),
  next: ArticleLink.nullable().meta({ description: 'The next published article.' }),
}).meta({
  id: 'ArticlePage',
  examples: [
    {
      ...RED_IS_NEAR,
      previous: { slug: 'colour-is-relative', title: 'Color is relative' },
      next: null,
    },
  ],
});

export const ArticleListQuery = z.object({
  admin: z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description: '`true` includes drafts; needs the token of an admin.',
      examples: ['false'],
    }),
});

export const ArticleName = z
  .object({
    id: z
      .string()
      .max(LIMITS.slug)
      .regex(/^[^\0]*$/, 'must not contain a NUL character')
      .meta({
        description: 'The slug, a former slug, or the id.',
      }),
  })
  .meta({ examples: [{ id: 'red-is-near' }] });

export const ArticleId = z
  .object({
    id: z.uuid('must be the id of an article').meta({ description: 'The id, not the slug.' }),
  })
  .meta({ examples: [{ id: RED_IS_NEAR.id }] });

/** Stored unchanged, with the blanks at its ends. */
const Content = z
  .string()
  .max(LIMITS.articleContent)
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')
  .regex(/^[^\0]*$/, 'must not contain a NUL character') // which PostgreSQL cannot store
  .meta({ description: 'Markdown.' });

/** An article as an admin writes it. An `authorId` is ignored: the server knows the author. */
export const ArticleDraft = z
  .object({
    title: lineOfText(LIMITS.articleTitle).min(1, 'must not be empty'),
    excerpt: linesOfText(LIMITS.articleExcerpt)
      .nullish()
      .meta({ description: 'Empty or null for none.' }),
    content: Content,
    isPublished: z
      .boolean()
      .optional()
      .meta({ description: 'By default false for a new article, otherwise unchanged.' }),
    slug: z.string().nullish().meta({
      description:
        'Lower-case words joined by hyphens; anything else is ignored. By default the current slug of a published article, otherwise derived from the title. A short suffix is added if the slug is taken.',
    }),
  })
  .meta({
    id: 'ArticleDraft',
    examples: [
      { title: 'Red is near', excerpt: 'And blue is far.', content: '## Why', isPublished: true },
    ],
  });

export type Article = z.infer<typeof Article>;
export type ArticleList = z.infer<typeof ArticleList>;
export type ArticleLink = z.infer<typeof ArticleLink>;
export type ArticlePage = z.infer<typeof ArticlePage>;
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** What the page sends: the server knows the author. */
export type ArticleSubmission = ArticleDraft & { authorId?: 'admin' };
