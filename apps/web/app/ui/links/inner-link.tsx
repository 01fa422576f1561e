import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of this site, with query and hash. */
  to: string;
};

/**
 * A link within the site. The shell follows it (`useInnerLinks`), so that rendering it on the
 * server costs no more than its markup; each of the router's own links costs several times that.
 * Set `data-discover="true"` if it leads to another kind of page, so that the router loads that
 * route before a click.
 */
export function InnerLink({ to, ...rest }: Props) {
  return <a href={to} data-inner="" {...rest} />;
}
