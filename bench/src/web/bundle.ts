import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { atMost, type Figure } from '../result.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** The site's entry and the home page. */
const FIRST = /portal\/main\.tsx$|features\/play\/home\/home-page/;

/** Style the browser must have before the home page stands: of entry, home page, and all they import. */
export function measureStyles(): Figure[] {
  const { style } = firstLoad(new URL('../../../web/dist/', import.meta.url), FIRST);
  return [atMost('home: styles, brotli', style, 'kB', 25)];
}

/** Kilobytes, by brotli, of the chunks of a built site whose names fit, and of all they import. */
export function firstLoad(dist: URL, first: RegExp): { script: number; style: number } {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    Chunk
  >;
  const names = Object.keys(manifest);
  const roots = names.filter((name) => first.test(name));
  const needed = new Set<string>();
  for (const name of roots) collect(manifest, name, needed);
  const chunks = [...needed].flatMap((name) => manifest[name] ?? []);
  const scripts = new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')));
  const styles = new Set(
    chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])]),
  );
  return { script: kilobytes(dist, scripts), style: kilobytes(dist, styles) };
}

function collect(manifest: Record<string, Chunk>, name: string, into: Set<string>) {
  if (into.has(name)) return;
  into.add(name);
  for (const imported of manifest[name]?.imports ?? []) collect(manifest, imported, into);
}

function kilobytes(dist: URL, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += brotliCompressSync(readFileSync(new URL(file, dist))).length;
  return bytes / 1000;
}
