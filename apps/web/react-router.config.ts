import type { Config } from '@react-router/dev/config';

export default {
  // The first page contains only its own part of the route manifest; links load theirs when
  // visible.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
