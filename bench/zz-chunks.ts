import { readFileSync } from 'node:fs';
import { startProduct } from '../testing/product.ts';
import { gzippedKb, scriptsOf } from '../testing/page-scripts.ts';
const p = await startProduct();
const html = await (await fetch(p.url + '/')).text();
const s = [...scriptsOf(html)].map((f) => ({ f, kb: gzippedKb([f]) })).sort((a, b) => b.kb - a.kb);
console.log(s.reduce((a, b) => a + b.kb, 0));
for (const { f, kb } of s) console.log(kb.toFixed(2), f);
await p.stop();
