declare module '*.ttf' {
  const file: string | Uint8Array;
  // biome-ignore lint/style/noDefaultExport: bundlers give a file as the default export
  export default file;
}
