import { Gift, HandCoins, Layers } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/promotion-applications',
      permission: 'promotions.read',
      page: lazily<ConsolePageProps>(
        () => import('./applications-page.tsx').then((found) => found.ApplicationsPage),
        ['promotions-console'],
      ),
      nav: { group: 'content', icon: HandCoins, order: 11, word: 'console-shell:entry.applications' },
    },
    {
      path: '/promotions',
      permission: 'promotions.read',
      page: lazily<ConsolePageProps>(
        () => import('./promotions-page.tsx').then((found) => found.PromotionsPage),
        ['promotions-console'],
      ),
      nav: { group: 'content', icon: Gift, order: 10, word: 'console-shell:entry.promotions' },
    },
    {
      path: '/new-promotion',
      permission: 'promotions.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-promotion-page.tsx').then((found) => found.NewPromotionPage),
        ['promotions-console'],
      ),
      find: { word: 'console-shell:command.newPromotion', does: true },
    },
    {
      path: '/promotions/$id',
      permission: 'promotions.read',
      page: lazily<ConsolePageProps>(
        () => import('./promotion-page.tsx').then((found) => found.PromotionPage),
        ['promotions-console'],
      ),
    },
    {
      path: '/promotion-categories',
      permission: 'promotions.read',
      page: lazily<ConsolePageProps>(
        () => import('./categories-page.tsx').then((found) => found.CategoriesPage),
        ['promotions-console'],
      ),
      nav: { group: 'content', icon: Layers, order: 12, word: 'console-shell:entry.promotionCategories' },
    },
  ],
  notices: {
    promotions_changed: ['/ops/promotions/:id'],
    promotion_applications_changed: ['/ops/promotion-applications/:id'],
  },
  hits: {
    promotion: {
      icon: Gift,
      word: 'console-shell:entry.promotions',
      href: (id) => `/promotions/${id}`,
    },
    'promotion-application': {
      icon: HandCoins,
      word: 'console-shell:entry.applications',
      href: (id) => `/promotion-applications?show=${id}`,
    },
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'promotions-console': typeof words;
  }
}
