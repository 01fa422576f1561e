import { packCli } from './lib/pack-cli.ts';

console.log(`npm publish ${await packCli()}`);
