import type { Config } from '@react-router/dev/config';

export default {
  // All routes are known from the first page on: a click never waits for the site map.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
