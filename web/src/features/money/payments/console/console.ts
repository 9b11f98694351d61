import { BadgeCheck, Landmark, Plug, TriangleAlert } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/payment-channels',
      permission: 'payments.read',
      page: lazily<ConsolePageProps>(
        () => import('./channels-page.tsx').then((found) => found.ChannelsPage),
        ['payments-console'],
      ),
      nav: { group: 'rules', icon: Landmark, order: 20, word: 'console-shell:entry.paymentChannels' },
    },
    {
      path: '/new-payment-channel',
      permission: 'payments.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-channel-page.tsx').then((found) => found.NewChannelPage),
        ['payments-console'],
      ),
      find: { word: 'console-shell:command.newPaymentChannel', does: true },
    },
    {
      path: '/gateways',
      permission: 'payments.read',
      page: lazily<ConsolePageProps>(
        () => import('./gateways-page.tsx').then((found) => found.GatewaysPage),
        ['payments-console'],
      ),
      nav: { group: 'rules', icon: Plug, order: 21, word: 'console-shell:entry.gateways' },
    },
    {
      path: '/new-gateway',
      permission: 'payments.change',
      page: lazily<ConsolePageProps>(
        () => import('./new-gateway-page.tsx').then((found) => found.NewGatewayPage),
        ['payments-console'],
      ),
      find: { word: 'console-shell:command.newGateway', does: true },
    },
    {
      path: '/gateways/$code',
      permission: 'payments.read',
      page: lazily<ConsolePageProps>(
        () => import('./gateway-page.tsx').then((found) => found.GatewayPage),
        ['payments-console'],
      ),
    },
    {
      path: '/payment-confirmations',
      permission: 'payments.read',
      page: lazily<ConsolePageProps>(
        () => import('./confirmations-page.tsx').then((found) => found.ConfirmationsPage),
        ['payments-console'],
      ),
      nav: { group: 'moneyIn', icon: BadgeCheck, order: 30, word: 'console-shell:entry.confirmations' },
    },
    {
      path: '/payment-alerts',
      permission: 'payments.read',
      page: lazily<ConsolePageProps>(
        () => import('./alerts-page.tsx').then((found) => found.AlertsPage),
        ['payments-console'],
      ),
      nav: { group: 'moneyIn', icon: TriangleAlert, order: 40, word: 'console-shell:entry.paymentAlerts' },
    },
  ],
  notices: {
    payment_channels_changed: ['/ops/gateways/:code'],
    payment_alerts_changed: ['/ops/open-work'],
  },
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'payments-console': typeof words;
  }
}
