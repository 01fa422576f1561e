import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The parts of the shell that other modules use as well. In one file they cost 3 kB less on every
 * page than in some twenty of their own.
 */
const SHELL = [
  /\/app\/(auth\/(auth-provider|session|session-calls)|api\/browser-fetch|meta\/|shell\/)/,
  /\/app\/ui\/(button|button-style|icon-button|link-button|toast|toast-region)\./,
  /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /\/lucide-react\/dist\/esm\/icons\/(x|check|info|triangle-alert|menu|chevron-down|log-out|user-round)\./,
];

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
            codeSplitting: {
              groups: SHELL.map((test) => ({ name: 'shell', test })),
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server.ts' } },
      // One file without outside modules starts faster and is always React's production build.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
}));
