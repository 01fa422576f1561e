import { packFigma } from './lib/pack-plugins.ts';

const { folder, archive, archiveBytes, interfaceBytes } = await packFigma();
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`${folder}: import its manifest.json in Figma`);
console.log(
  `${archive}: ${kilobytes(archiveBytes)}, interface ${kilobytes(interfaceBytes)} gzipped`,
);
