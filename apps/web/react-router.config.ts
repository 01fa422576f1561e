import type { Config } from '@react-router/dev/config';

export default {
  // The first page contains only its own part of the route manifest; links load theirs when
  // visible.
  routeDiscovery: { mode: 'lazy' },
  // A page on which a visitor arrives loads all parts of its route anyway, so they are one file.
  splitRouteModules: false,
} satisfies Config;
