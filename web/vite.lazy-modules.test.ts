import { expect, test } from 'vitest';
import { withModules } from './vite.lazy-modules.ts';

const at = (code: string) => withModules(code, '/web/src/features/play/home/topic.ts', '/web');

test('a lazy component learns its own file', () => {
  expect(at(`lazily(() => import('./home-page.tsx').then((found) => found.HomePage), ['home']);`)).toBe(
    `lazily(() => import('./home-page.tsx').then((found) => found.HomePage), ['home'], "src/features/play/home/home-page.tsx");`,
  );
});

test('one without words gets none', () => {
  expect(at(`lazyPage(() => import('../../../ui/toast.tsx'));`)).toBe(
    `lazyPage(() => import('../../../ui/toast.tsx'), [], "src/ui/toast.tsx");`,
  );
});

test('other calls stay as they are', () => {
  const code = `void import('./queries.ts'); lazily(found);`;
  expect(at(code)).toBe(code);
});
