import { index, type RouteConfig, route } from '@react-router/dev/routes';

import { PLANNED_PAGES } from './routes/planned/planned-pages.ts';

/** The site map: one line per page. */
export default [
  index('routes/home/route.tsx'),
  route('create-palette', 'routes/create-palette/route.tsx'),
  route('palette-visualizer', 'routes/palette-visualizer/route.tsx'),
  route('color-tools', 'routes/color-tools/route.tsx'),
  route('color-tools/color-converter', 'routes/color-tools/converter/route.tsx'),
  route('color-tools/color-harmonies', 'routes/color-tools/harmonies/route.tsx'),
  route('color-tools/color-accessibility', 'routes/color-tools/accessibility/route.tsx'),
  route('color-tools/color-variations', 'routes/color-tools/variations/route.tsx'),
  route('color-tools/color-contrast', 'routes/color-tools/contrast/route.tsx'),
  route('color-tools/color-web-safe-colors', 'routes/web-safe-colors/route.tsx', {
    id: 'web-safe-tool',
  }),
  route('explore-palettes', 'routes/explore-palettes/route.tsx'),
  route('explore-palettes/:id', 'routes/explore-palettes/palette/route.tsx'),
  route('interactive-color-wheel', 'routes/interactive-color-wheel/route.tsx'),
  route('color-picker', 'routes/color-picker/route.tsx'),
  route('pick-from-image', 'routes/color-picker/route.tsx', { id: 'pick-from-image' }),
  route('color-of-the-day', 'routes/color-of-the-day/route.tsx'),
  route('color-of-the-day/rss.xml', 'routes/color-of-the-day/rss-route.ts'),
  route('mood-generator', 'routes/mood-generator/route.tsx'),
  route('web-safe-colors', 'routes/web-safe-colors/route.tsx'),
  route('color/:color?', 'routes/color/route.tsx'),
  route('learn-colors', 'routes/learn-colors/route.tsx'),
  route('learn-colors/:slug', 'routes/blog/article/route.tsx', { id: 'tutorial' }),
  route('blog', 'routes/blog/route.tsx'),
  route('blog/rss.xml', 'routes/blog/rss-route.ts'),
  route('blog/:slug', 'routes/blog/article/route.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('newsletter', 'routes/newsletter/route.tsx'),
  route('admin', 'routes/admin/route.tsx'),
  route('about', 'routes/about/route.tsx'),
  route('login', 'routes/login/route.tsx'),
  route('register', 'routes/register/route.tsx'),
  route('forgot-password', 'routes/forgot-password/route.tsx'),
  route('reset-password', 'routes/reset-password/route.tsx'),
  route('profile', 'routes/profile/route.tsx'),
  route('privacy-policy', 'routes/privacy-policy/route.tsx'),
  route('terms-of-service', 'routes/terms-of-service/route.tsx'),

  ...Object.keys(PLANNED_PAGES).map((path) =>
    route(path, 'routes/planned/route.tsx', { id: path }),
  ),

  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
