import { lazily } from '../../../lazy-component.tsx';
import type { PageProps } from '../../../navigation.ts';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    {
      path: '/promotions',
      page: lazily<PageProps>(
        () => import('./board/promotions-page.tsx').then((found) => found.PromotionsPage),
        ['promotions'],
      ),
      load: (queries) => import('./board/load-promotions.ts').then(({ loadBoard }) => loadBoard(queries)),
      search: ['show'],
      head: { title: 'promotions:head.title', description: 'promotions:head.description' },
    },
    {
      path: '/promoDetail',
      page: lazily<PageProps>(
        () => import('./promotion-page.tsx').then((found) => found.PromotionPage),
        ['promotions'],
      ),
      load: (queries, search) =>
        import('./board/load-promotions.ts').then(({ loadPromotion }) => loadPromotion(queries, search)),
      search: ['id'],
      canonicalSearch: ['id'],
      headFrom: (queries, { id = '' }, language) => {
        const found = queries.getQueryData<PageHeadOf>(['promotions', 'detail', language, id]);
        if (!found) return undefined;
        const { title, text, picture } = found;
        return { title, description: text, ...(picture && { picture }) };
      },
    },
  ],
  overlays: {
    apply: {
      component: lazily(
        () => import('./applying/apply-dialog.tsx').then((found) => found.ApplyDialog),
        ['promotions', 'identity'],
      ),
      guard: 'member',
    },
  },
  queries: { promotions: 'everybody', myPromotions: 'personal', freeBets: 'personal' },
  notices: {
    promotions_changed: ['promotions', 'myPromotions'],
    my_promotions_changed: ['myPromotions'],
    free_bets_changed: ['freeBets'],
    // One of them was played, perhaps.
    bets_changed: ['freeBets'],
  },
};

/** What the query of a promotion's page answers, as far as its head needs it: the query itself comes with the page. */
interface PageHeadOf {
  title: string;
  text: string;
  picture: string | null;
}

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    promotions: typeof words;
  }
}
