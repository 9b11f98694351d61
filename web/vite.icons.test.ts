import { expect, test } from 'vitest';
import { withIconFiles } from './vite.icons.ts';

const FILES = new Map([
  ['Flame', '/icons/flame.mjs'],
  ['Menu', '/icons/menu.mjs'],
]);

test('each icon comes from its own file, under the name it has here', () => {
  const code = `import { Flame, Menu as MenuIcon, type LucideIcon } from 'lucide-react';\nexport const icon = Flame;`;
  expect(withIconFiles(code, 'page.tsx', FILES)).toBe(
    'import Flame from "/icons/flame.mjs";import MenuIcon from "/icons/menu.mjs";\nexport const icon = Flame;',
  );
});

test('an icon that does not exist ends the build with its name', () => {
  expect(() => withIconFiles(`import { Flam } from 'lucide-react';`, 'page.tsx', FILES)).toThrow(
    'page.tsx: lucide-react has no icon Flam',
  );
});
