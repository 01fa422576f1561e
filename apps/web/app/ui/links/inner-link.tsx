import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of this site, with query and hash. */
  to: string;
};

/**
 * A link within the site. The shell follows it (`useInnerLinks`), so that it costs the server no
 * more than its markup; each of the router's own links costs several times that. Give it
 * `data-discover="true"` where it leads to another kind of page, so that the router gets to know
 * that before somebody clicks.
 */
export function InnerLink({ to, ...rest }: Props) {
  return <a href={to} data-inner="" {...rest} />;
}
