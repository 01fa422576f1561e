type PlannedPage = { title: string; description: string };

/** Pages that are announced but not open yet, by the path pattern of their route. */
export const PLANNED_PAGES: Readonly<Record<string, PlannedPage>> = {
  '/color-picker': {
    title: 'Image Color Picker',
    description: 'Takes the dominant colours, or any single pixel, out of a picture.',
  },
  '/pick-from-image': {
    title: 'Image Color Picker',
    description: 'Takes the dominant colours, or any single pixel, out of a picture.',
  },
  '/api-access': {
    title: 'API Documentation',
    description: 'How programs convert colours and generate palettes with Swatchwork.',
  },
};
