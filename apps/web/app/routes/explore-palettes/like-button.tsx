import { countOf, formatCount } from '../../ui/text/format-count.ts';
import { PaletteIcon } from './palette-icons.tsx';

type Props = {
  name: string;
  like: { liked: boolean; likes: number };
  onLike: () => void;
  className?: string;
};

/** The heart of a palette with the number of its likes; a palette without any shows no number. */
export function LikeButton({ name, like: { liked, likes }, onLike, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-label={`Like ${name}, ${countOf(likes, 'like')}`}
      aria-pressed={liked}
      title="Like"
      onClick={onLike}
      className={`flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums hover:bg-current/10 ${className}`}
    >
      <PaletteIcon
        name="like"
        className={`size-5 transition-[scale] ${liked ? 'scale-110 fill-current' : ''}`}
      />
      {likes > 0 && formatCount(likes)}
    </button>
  );
}
