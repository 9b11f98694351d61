import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf, readContainerfile } from './containerfile.ts';

const text = readFileSync(join(import.meta.dirname, '../../deploy/container/Containerfile'), 'utf8');

test('each image runs as a user of its own that may do nothing, holds no secret, and the drill knows each of its lines', () => {
  const images = readContainerfile(text);
  expect(images.map(({ name }) => name)).toEqual(['built', 'parts', 'portal']);
  const [, parts, portal] = images;
  const last = (image: typeof parts, instruction: string) =>
    image?.steps.findLast((step) => step.instruction === instruction)?.rest;
  expect(last(portal, 'USER')).toBe('10001:10001');
  expect(last(parts, 'USER')).toBe('10002:10002');
  expect(JSON.parse(last(portal, 'ENTRYPOINT') ?? '')).toEqual(['/opt/lanna/node_modules/node/bin/node']);
  expect(text).not.toMatch(/PASSWORD|SECRET|postgres:\/\//);
});

test('what is compiled lies in the image, made by the user who reads it: a file system that is never written keeps nothing', () => {
  const steps = readContainerfile(text).find(({ name }) => name === 'portal')?.steps ?? [];
  const compiled = steps.findIndex(({ rest }) => rest.endsWith(' tools/compile-ahead.ts'));
  const before = steps.slice(0, compiled);
  expect(environmentOf(before)['NODE_COMPILE_CACHE']).toMatch(/^\/var\/cache\//);
  expect(before.findLast(({ instruction }) => instruction === 'USER')?.rest).toBe('10001:10001');
  expect(() => environmentOf([{ instruction: 'ENV', rest: '=x' }])).toThrow('no name');
});

test('a line that the drill would pass over is an error', () => {
  expect(() => readContainerfile(text.replace('USER ', 'ADD '))).toThrow('ADD');
  for (const wrong of ['FROM debian AS built\n', text.replace(' AS built', '')])
    expect(() => readContainerfile(wrong)).toThrow('something else than the base');
  expect(() => readContainerfile('RUN true\n')).toThrow('RUN comes before the first stage');
});
