import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const base='http://127.0.0.1:4575';
const c = await b.newContext({serviceWorkers:'block',viewport:{width:1366,height:768}});
const out:any={};
async function t(name:string,f:()=>Promise<unknown>){const s=performance.now();await f();(out[name]??=[]).push(Math.round(performance.now()-s));}
const page=await c.newPage();
for(const path of ['/create-palette','/about','/blog']) for(let i=0;i<3;i++){
 await t('goto'+path,()=>page.goto(base+path));
 await t('builder'+path,()=>new AxeBuilder({page}).analyze());
 await t('legacy'+path,()=>new AxeBuilder({page}).setLegacyMode().analyze());
 await t('inject'+path,()=>page.evaluate(axe.source));
 await t('direct'+path,()=>page.evaluate(async()=>(await (window as any).axe.run(document,{resultTypes:['violations']})).violations));
 await t('contrast'+path,()=>page.evaluate(async()=>(await (window as any).axe.run(document,{runOnly:['color-contrast','link-in-text-block'],resultTypes:['violations']})).violations));
}
console.log(out);
await b.close();
