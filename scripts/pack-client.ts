import { packClient } from './lib/pack-client.ts';

console.log(`npm publish ${await packClient()}`);
