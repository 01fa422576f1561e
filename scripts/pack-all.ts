import { packCli } from './lib/pack-cli.ts';
import { packClient } from './lib/pack-client.ts';
import { packLibraries } from './lib/pack-library.ts';
import { packPython } from './lib/pack-python.ts';

for (const folder of [...(await packLibraries()), await packClient(), await packCli()]) {
  console.log(`npm publish ${folder}`);
}
const wheel = await packPython();
console.log(wheel ? `twine upload ${wheel}` : 'No Python package: it needs Python with pip');
