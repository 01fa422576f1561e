import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SETTINGS } from '../apps/api/src/config.ts';
import { fromRoot } from './lib/root.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const [services = ''] = /^services:\n(?:.*\n)+?(?=^networks:)/m.exec(compose) ?? [];

test('every setting can be given to the instances', () => {
  const [environment = ''] = /^ {2}environment:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
  const passed = Array.from(environment.matchAll(/^ {4}([A-Z_]+):/gm), ([, name]) => name);
  const [ofImage = ''] = /^ENV NODE_ENV=.*$/m.exec(dockerfile) ?? [];
  const set = Array.from(ofImage.matchAll(/ ([A-Z_]+)=/g), ([, name]) => name);
  expect([...passed, ...set].sort()).toEqual([...SETTINGS].sort());
});

test('images have exact versions and digests', () => {
  const images = Array.from(compose.matchAll(/^ {4}image: (.+)$/gm), ([, image]) => image);
  const bases = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect([images.length, bases.length]).toEqual([3, 2]);
  for (const image of [...images, ...bases]) {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z]+)?@sha256:[0-9a-f]{64}$/);
  }
});

test('no service may gain privileges, or has any', () => {
  const [app = ''] = /^x-app:(?:.*\n)+?\n/m.exec(compose) ?? [];
  const others = services.split(/^ {2}(?=\w+:\n)/m).filter((part) => part.includes('image:'));
  expect(others).toHaveLength(3);
  for (const service of [app, ...others]) {
    expect(service).toContain('cap_drop: [ALL]');
    expect(service).toContain('security_opt: ["no-new-privileges:true"]');
  }
});
