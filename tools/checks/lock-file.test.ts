import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Lock = Record<string, { dependencies?: Record<string, string> }>;
const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Lock };

test('the lock file holds everything that its packages need: nothing else is installed', () => {
  expect(lackingIn(packages)).toEqual([]);
});

test('what is missing is named, with who needs it', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': {},
  };
  expect(lackingIn(lock)).toEqual(['node_modules/a needs c']);
});

function lackingIn(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([place, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => !placesFor(place, name).some((one) => one in lock))
      .map((name) => `${place} needs ${name}`),
  );
}

/** From beside who needs it up to the root, as it is looked for. */
function placesFor(place: string, name: string): string[] {
  const places = [`${place && `${place}/`}node_modules/${name}`];
  for (let up = place; up !== ''; ) {
    up = up.includes('/node_modules/') ? up.slice(0, up.lastIndexOf('/node_modules/')) : '';
    places.push(`${up && `${up}/`}node_modules/${name}`);
  }
  return places;
}
