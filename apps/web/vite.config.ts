import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // Every browser of this target knows module preloading.
    modulePreload: { polyfill: false },
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server.ts' } },
      // One file without outside modules starts faster and is always React's production build.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
}));
