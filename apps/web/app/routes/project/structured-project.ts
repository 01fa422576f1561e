import type { Project } from '../../api/types.ts';
import { breadcrumbs } from '../../meta/breadcrumbs.ts';
import { nameOf, pathOf } from './item-parts.ts';

/**
 * A project as schema.org describes it; nobody is named as its author.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @see https://schema.org/CollectionPage
 */
export function structuredProject(project: Project, publicUrl: string) {
  const { id, name, description, createdAt, changedAt, items } = project;
  const url = `${publicUrl}/projects/${id}`;

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        url,
        name,
        ...(description && { description }),
        dateCreated: createdAt,
        dateModified: changedAt,
        isAccessibleForFree: true,
        hasPart: items.map((item) => ({
          '@type': 'CreativeWork',
          name: nameOf(item),
          url: publicUrl + pathOf(item),
        })),
      },
      breadcrumbs([
        { name: 'Home', item: `${publicUrl}/` },
        { name, item: url },
      ]),
    ],
  };
}
