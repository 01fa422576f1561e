import { packPlugins } from './lib/pack-plugins.ts';
import { fromRoot } from './lib/root.ts';

const out = fromRoot('plugins/dist');
const { figmaArchive, extensionArchive, figmaInterface, penpotInterface } = await packPlugins(out);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `${out}/figma.zip: ${kilobytes(figmaArchive)}, interface ${kilobytes(figmaInterface)} gzipped`,
);
console.log(
  `${out}/penpot: as it stands at /plugins/penpot/ of a site, interface ${kilobytes(penpotInterface)} gzipped`,
);
console.log(`${out}/extension.zip: ${kilobytes(extensionArchive)}`);
