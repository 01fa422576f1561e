import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { anyOf, EVERYWHERE, SHELL } from './shared-chunks.ts';

/**
 * Has Chromium compile all of React while it loads, beside the page's own thread, and not piece by
 * piece under the hand that first moves a slider: a quarter to a third less script in that event.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

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
                { name: 'shell', test: anyOf(SHELL) },
                { name: 'everywhere', test: anyOf(EVERYWHERE) },
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
