import { Store } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/brands',
      permission: 'brands.read',
      page: lazily<ConsolePageProps>(
        () => import('./brands-page.tsx').then((found) => found.BrandsPage),
        ['brands-console'],
      ),
      nav: { group: 'house', icon: Store, order: 10, word: 'console-shell:entry.brands' },
    },
    {
      path: '/new-brand',
      permission: 'brands.open',
      page: lazily<ConsolePageProps>(
        () => import('./new-brand-page.tsx').then((found) => found.NewBrandPage),
        ['brands-console'],
      ),
      find: { word: 'console-shell:command.newBrand', does: true },
    },
    {
      path: '/brands/$code',
      permission: 'brands.read',
      page: lazily<ConsolePageProps>(
        () => import('./brand-page.tsx').then((found) => found.BrandPage),
        ['brands-console'],
      ),
    },
    {
      path: '/brands/$code/real-money',
      permission: 'brands.read',
      page: lazily<ConsolePageProps>(
        () => import('./real-money-page.tsx').then((found) => found.RealMoneyPage),
        ['brands-console'],
      ),
    },
    {
      path: '/brands/$code/preview',
      permission: 'brands.read',
      page: lazily<ConsolePageProps>(
        () => import('./preview-page.tsx').then((found) => found.PreviewPage),
        ['brands-console'],
      ),
    },
    {
      path: '/brands/$code/changes',
      permission: 'brands.read',
      page: lazily<ConsolePageProps>(
        () => import('./changes-page.tsx').then((found) => found.ChangesPage),
        ['brands-console'],
      ),
    },
  ],
  notices: { brand_changed: ['/ops/brands', '/ops/brands/:code', '/ops/brands/:code/real-money'] },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'brands-console': typeof words;
  }
}
