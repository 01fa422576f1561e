import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';

import type { Article } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { UtcDay } from '../../../ui/text/day.tsx';

type Props = Article & { onEdit: () => void; onDelete: () => void };

export function ArticleRow({ onEdit, onDelete, ...article }: Props) {
  const { title, excerpt, slug, isPublished, updatedAt } = article;
  const Icon = isPublished ? Eye : EyeOff;

  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 bg-raised p-4 first:rounded-t-panel last:rounded-b-panel sm:p-5">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <h2 className="text-lg">
          <Link to={`/blog/${slug}`} className="underline-offset-4 hover:underline">
            {title}
            {!isPublished && <span className="sr-only">, preview of the draft</span>}
          </Link>
        </h2>
        {excerpt && <p className="mt-1 text-muted">{excerpt}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span
            className={`flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-medium text-ink ${isPublished ? 'border-outline' : 'border-dashed border-outline'}`}
          >
            <Icon aria-hidden="true" className="size-3.5" />
            {isPublished ? 'Published' : 'Draft'}
          </span>
          <span>
            Changed <UtcDay of={updatedAt} />
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <Button size="small" aria-label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </li>
  );
}
