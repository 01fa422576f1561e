/** Keys that the site writes to the browser's local storage, and their purposes. */
export const STORED_KEYS: readonly { key: string; content: string }[] = [
  { key: 'currentPalette', content: 'The palette you handed from the creator to the visualizer.' },
  { key: 'theme', content: 'The surround you chose: light, dark or neutral gray.' },
  { key: 'tray', content: 'The colors in your tray, and the palettes you opened last with it.' },
  { key: 'exportFormat', content: 'The file format in which you last exported a palette.' },
  {
    key: 'visitor',
    content:
      'A random number, made when you first like a palette without an account, so that a like counts once.',
  },
  { key: 'authToken', content: 'While you are signed in: the token that proves it.' },
  { key: 'user', content: 'While you are signed in: your names and email address, for the menu.' },
];
