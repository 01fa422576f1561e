import type { LucideIcon } from 'lucide-react';

type IconProps<Name> = { name: Name; className?: string | undefined };

/**
 * Icons that a list repeats, drawn once: a drawing of its own in every row would make most of the
 * page.
 *
 * @param of Name of the list's content, which makes the icons' ids unique.
 * @returns Put `Sprite` once on a page; `Icon` shows one of its icons and needs a size.
 */
export function createSprite<Name extends string>(of: string, icons: Record<Name, LucideIcon>) {
  const drawings = Object.entries<LucideIcon>(icons);

  const Sprite = () => (
    <svg aria-hidden="true" className="hidden">
      {drawings.map(([name, Drawing]) => (
        <symbol key={name} id={`${of}-${name}`} viewBox="0 0 24 24">
          {/* Inherited, so that the parent can fill it. */}
          <Drawing fill="inherit" />
        </symbol>
      ))}
    </svg>
  );

  const Icon = ({ name, className }: IconProps<Name>) => (
    <svg aria-hidden="true" fill="none" className={className}>
      <use href={`#${of}-${name}`} />
    </svg>
  );

  return { Sprite, Icon };
}
