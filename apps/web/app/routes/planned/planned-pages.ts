type PlannedPage = { title: string; description: string };

/** Pages that are announced but not open yet, by the path pattern of their route. */
export const PLANNED_PAGES: Readonly<Record<string, PlannedPage>> = {
  '/api-access': {
    title: 'API Documentation',
    description: 'How programs convert colours and generate palettes with Swatchwork.',
  },
};
