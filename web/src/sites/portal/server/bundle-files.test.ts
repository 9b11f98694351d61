import { expect, test } from 'vitest';
import { bundleFiles } from './bundle-files.ts';

const MANIFEST = {
  'src/sites/portal/main.tsx': { file: 'portal.js', css: ['site.css'] },
  'src/page.tsx': { file: 'page.js', imports: ['_shared.js'] },
  'src/strip.tsx': { file: 'strip.js', css: ['strip.css'], imports: ['_shared.js', '_large.js'] },
  'src/topic/words/th.json': { file: 'topic-th.js' },
  '_shared.js': { file: 'shared.js' },
  '_large.js': { file: 'large.js' },
};
const filesOf = bundleFiles(JSON.stringify(MANIFEST));
const page = { module: 'src/page.tsx', topics: [] };
const strip = { module: 'src/strip.tsx', topics: ['topic'] };

const modulesOf = (...made: Parameters<typeof filesOf>[1]) =>
  filesOf('TH', made).modules.map(({ href }) => href);

test('a document names the code and words of its parts', () => {
  expect(modulesOf(page, strip)).toEqual([
    '/page.js',
    '/shared.js',
    '/strip.js',
    '/large.js',
    '/topic-th.js',
  ]);
});

test('of a part below the fold it names the style alone', () => {
  const below = { ...strip, belowFold: true as const };
  expect(modulesOf(page, below)).toEqual(['/page.js', '/shared.js']);
  expect(filesOf('TH', [page, below]).styles).toEqual(['/site.css', '/strip.css']);
});
