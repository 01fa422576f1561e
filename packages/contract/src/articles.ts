import { z } from 'zod';

/** A published article of the blog and the learning hub. */
export const Article = z
  .object({
    id: z.uuid(),
    slug: z.string().meta({ description: 'Lower-case words joined by hyphens; unique.' }),
    title: z.string(),
    excerpt: z.string().nullable(),
    content: z.string().meta({ description: 'Markdown.' }),
    isPublished: z.boolean(),
    authorId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Article' });

export const ArticleList = z.array(Article).meta({ id: 'ArticleList' });

export type Article = z.infer<typeof Article>;
export type ArticleList = z.infer<typeof ArticleList>;
