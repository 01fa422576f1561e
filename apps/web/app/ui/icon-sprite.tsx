import type { LucideIcon } from 'lucide-react';

/**
 * Icons that a list repeats, drawn once. `SpriteIcon` shows one of them: a drawing of its own in
 * every row would make most of the page.
 *
 * @param of What the list is of, so that the names belong to it alone.
 */
export function IconSprite({ of, icons }: { of: string; icons: Record<string, LucideIcon> }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`${of}-${name}`} viewBox="0 0 24 24">
          {/* Inherited, so that a place may fill it. */}
          <Icon fill="inherit" />
        </symbol>
      ))}
    </svg>
  );
}

/** One icon of a sprite, by the name of the sprite and its own; give it its size. */
export function SpriteIcon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" fill="none" className={className}>
      <use href={`#${name}`} />
    </svg>
  );
}
