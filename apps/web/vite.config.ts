import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The shell, and what other modules use of it as well. In one file they cost 3 kB less on every
 * page than in some twenty of their own.
 */
const SHELL = [
  /\/app\/root\.|\/geist-latin-wght-normal\.woff2/,
  /\/app\/(auth\/(auth-provider|session|session-calls)|api\/browser-fetch|meta\/|shell\/)/,
  /\/app\/ui\/(button|button-style|icon-button|link-button|toast|toast-region)\./,
  /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /\/lucide-react\/dist\/esm\/icons\/(x|check|info|triangle-alert|menu|chevron-down|log-out|user-round)\./,
];

/** What nearly every page uses: the core of the color package, the client, copying. */
const EVERYWHERE = [
  /\/packages\/color\/src\/(spaces\/(srgb|hsl|hue|matrix|oklab|oklch|p3)|gamut|format|difference|contrast\/(wcag|readable)|palette\/harmony|culori)\./,
  /\/packages\/client\/src\/(create-client|request|api-error)\./,
  /\/app\/(api\/browser-client|ui\/(copy-text|copy-with-toast|copy-button|swatch|skeleton))\./,
  /\/lucide-react\/dist\/esm\/icons\/(copy|arrow-right)\./,
];

/**
 * Has Chromium compile all of React while it loads, beside the page's own thread, and not piece by
 * piece under the hand that first moves a slider: a quarter to a third less script in that event.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

const oneOf = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // Every browser of this target knows module preloading.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (name === 'entry.client' ? COMPILE_AT_ONCE : ''),
            codeSplitting: {
              groups: [
                { name: 'shell', test: oneOf(SHELL) },
                { name: 'everywhere', test: oneOf(EVERYWHERE) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server.ts' } },
      // Without outside modules it starts faster and is React's production build for whoever starts
      // it: the other one takes twice the time for a page.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));
