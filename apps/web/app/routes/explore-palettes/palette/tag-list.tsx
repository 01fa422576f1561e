import { Link } from 'react-router';

import { tagLink } from '../explore-query.ts';

/** Every tag of a palette, linked to the palettes with that tag. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={tagLink(tag)}
            className="flex min-h-9 items-center truncate rounded-full border border-outline px-3 text-sm hover:bg-hover"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
