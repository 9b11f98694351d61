import { expect, test } from 'vitest';
import { type Module, smallShared } from './vite.chunks.ts';

const module = (imports: string[], later: string[] = [], bytes = 100): Module => ({ bytes, imports, later });
const PAGES = ['a.tsx', 'b.tsx', 'c.tsx', 'd.tsx'];
const site = (more: Record<string, Module>) =>
  new Map(
    Object.entries({
      'main.tsx': module(['react.js'], PAGES),
      'react.js': module([]),
      ...Object.fromEntries(PAGES.map((page) => [page, module(['icon.js', 'form.js', 'react.js'])])),
      ...more,
    }),
  );
const base = new Set(['main.tsx', 'react.js']);

test('small pieces of several pages lie together, large ones and those of the start do not', () => {
  const modules = site({ 'icon.js': module(['react.js']), 'form.js': module([], [], 90_000) });
  expect(smallShared(modules, base)).toEqual(new Set(['icon.js']));
});

test('a small piece that needs a large one stays out, or it would bring that along everywhere', () => {
  const modules = site({
    'icon.js': module(['form.js']),
    'form.js': module(['large.js']),
    'large.js': module([], [], 90_000),
  });
  expect(smallShared(modules, base)).toEqual(new Set());
});
