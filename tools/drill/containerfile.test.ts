import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContainerfile } from './containerfile.ts';

const text = readFileSync(join(import.meta.dirname, '../../deploy/container/Containerfile'), 'utf8');

test('the image is made in two stages, and runs as a user that may do nothing, of which the drill knows each line', () => {
  const [built, run] = readContainerfile(text);
  expect(built?.name).toBe('built');
  expect(run?.name).toBeUndefined();
  const last = (instruction: string) => run?.steps.findLast((step) => step.instruction === instruction)?.rest;
  expect(last('USER')).toBe('10001:10001');
  expect(JSON.parse(last('ENTRYPOINT') ?? '')).toEqual(['/opt/lanna/node_modules/node/bin/node']);
  // No secret stands in an image.
  expect(text).not.toMatch(/PASSWORD|SECRET|postgres:\/\//);
});

test('a line that the drill would pass over is an error', () => {
  expect(() => readContainerfile(text.replace('USER ', 'ADD '))).toThrow('ADD');
  expect(() => readContainerfile('FROM debian\n')).toThrow('something else than the base');
  expect(() => readContainerfile('RUN true\n')).toThrow('RUN comes before the first stage');
});
