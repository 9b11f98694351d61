import i18next from 'i18next';
import { Inbox } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';
import { UnreadMark } from './unread-mark.tsx';

const InboxPage = lazyPage(() => import('./inbox-page.tsx').then((found) => found.InboxPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'messageV2',
    group: 'service',
    order: 140,
    label: () => i18next.t('inbox:title'),
    Icon: Inbox,
    Mark: UnreadMark,
    Page: InboxPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    messageV2: true;
  }
}
