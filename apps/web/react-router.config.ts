import type { Config } from '@react-router/dev/config';

export default {
  // The first page carries only its own part of the site map; links fetch theirs when they show.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
