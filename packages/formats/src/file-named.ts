/** Media types by the endings of files. */
const MEDIA_TYPES = {
  R: 'text/plain',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  kt: 'text/x-kotlin',
  md: 'text/markdown',
  pdf: 'application/pdf',
  py: 'text/x-python',
  scss: 'text/x-scss',
  svg: 'image/svg+xml',
  ts: 'text/typescript',
  tps: 'application/xml',
  txt: 'text/plain',
  xml: 'application/xml',
  zip: 'application/zip',
} as const;

type Extension = keyof typeof MEDIA_TYPES;

/** The name of a file in the row of a format, with the extension, without its dot, and the media type that follow from it. */
export function fileNamed<E extends Extension>(fileName: `${string}.${E}`) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1) as E;
  return { fileName, extension, mediaType: MEDIA_TYPES[extension] };
}
