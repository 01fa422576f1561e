import { createHash } from 'node:crypto';

/** After so long the scripts load even where nothing was painted. */
const LATEST_MS = 3000;

/**
 * Runs in the page: loads its scripts once it has been painted. They would share the connection
 * with the style sheet and the font, and nothing of them shows. An animation frame comes before
 * its paint is seen, by 50 ms on a slow device: it is asked only where the browser reports no
 * paints. A page in the background is not painted, so it does not wait.
 */
const START = `(()=>{
let started=false;
const start=()=>{
if(started)return;
if(document.readyState==='loading')return document.addEventListener('DOMContentLoaded',start);
started=true;
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';
for(const late of document.querySelectorAll('script[type=later]')){
const script=document.createElement('script');
script.type='module';
script.textContent=late.textContent;
late.replaceWith(script);
}
};
if(document.hidden)start();
else if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
new PerformanceObserver(start).observe({type:'paint',buffered:true});
else requestAnimationFrame(()=>setTimeout(start));
setTimeout(start,${LATEST_MS});
})()`;

const SOURCE = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;

type Sealed = { html: string; scriptSources: string[] };

/** Lets the module scripts of a page, and what they preload, wait until it has been painted. */
export function delayScripts({ html, scriptSources }: Sealed): Sealed {
  if (!html.includes('<script type="module"')) return { html, scriptSources };

  const preloads: string[] = [];
  const rest = html
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      preloads.push(link.replace('rel="modulepreload"', 'rel="later"'));
      return '';
    })
    .replaceAll(/<script type="module"[^>]*>/g, '<script type="later">')
    .replace('</head>', () => `${preloads.join('')}<script>${START}</script></head>`);
  return { html: rest, scriptSources: [...scriptSources, SOURCE] };
}
