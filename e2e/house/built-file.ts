import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MANIFEST = fileURLToPath(new URL('../../web/dist/.vite/manifest.json', import.meta.url));

/** Addresses of pieces of the built site by what they are called in the source: their files have no names. */
export function builtFiles(...names: string[]): RegExp {
  const pieces: { name?: string; file: string }[] = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const files = pieces.flatMap(({ name = '', file }) =>
    names.includes(name) && file.endsWith('.js') ? [file] : [],
  );
  if (files.length < names.length) throw new Error(`of ${names.join(', ')} not every piece was built`);
  return new RegExp(`/(${files.map((file) => file.replace(/[.]/g, '\\.')).join('|')})$`);
}
