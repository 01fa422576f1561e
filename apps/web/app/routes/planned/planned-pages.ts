type PlannedPage = { title: string; description: string };

/** Pages that are announced but not open yet, by the path pattern of their route. */
export const PLANNED_PAGES: Readonly<Record<string, PlannedPage>> = {
  '/login': {
    title: 'Sign In',
    description: 'Sign in to keep palettes and favourite colours with your account.',
  },
  '/register': {
    title: 'Sign Up',
    description: 'An account will keep your palettes and favourite colours in one place.',
  },
  '/profile': {
    title: 'Profile',
    description: 'Your saved palettes, saved colours and API keys.',
  },
  '/palette-visualizer': {
    title: 'Palette Visualizer',
    description: 'Sees a palette at work on cards, logos, print, web pages, apps and dashboards.',
  },
  '/explore-palettes': {
    title: 'Explore Palettes',
    description: 'Finds public palettes by mood, popularity, tag or nearest colour.',
  },
  '/color-picker': {
    title: 'Image Color Picker',
    description: 'Takes the dominant colours, or any single pixel, out of a picture.',
  },
  '/pick-from-image': {
    title: 'Image Color Picker',
    description: 'Takes the dominant colours, or any single pixel, out of a picture.',
  },
  '/admin': {
    title: 'Article Admin',
    description: 'Where articles of the blog are written and published.',
  },
  '/api-access': {
    title: 'API Documentation',
    description: 'How programs convert colours and generate palettes with Swatchwork.',
  },
};
