/** A page above another one; `item` is its address. */
type Crumb = { name: string; item: string };

/** The way to a page, from the first page of the site on. See https://schema.org/BreadcrumbList. */
export const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
});
