import { packCli } from './lib/pack-cli.ts';
import { packClient } from './lib/pack-client.ts';
import { packLibraries } from './lib/pack-library.ts';

for (const folder of [...(await packLibraries()), await packClient(), await packCli()]) {
  console.log(`npm publish ${folder}`);
}
