import i18next from 'i18next';
import { MessageSquareText } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const FeedbackPage = lazyPage(() => import('./feedback-page.tsx').then((found) => found.FeedbackPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'feedback',
    group: 'service',
    order: 210,
    label: () => i18next.t('feedback:title'),
    Icon: MessageSquareText,
    Page: FeedbackPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    feedback: true;
  }
}
