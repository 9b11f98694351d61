import { DoorOpen, ListFilter, MessageCircleWarning } from 'lucide-react';
import type { ConsolePageProps, ConsoleTopic } from '../../../../console/console-topic.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { lazily } from '../../../../lazy-component.tsx';
import type words from './words/en.json';

export const consoleTopic: ConsoleTopic = {
  pages: [
    {
      path: '/chat-desk',
      permission: 'chat.read',
      page: lazily<ConsolePageProps>(() => import('./queue-page.tsx').then((found) => found.QueuePage)),
      nav: { group: 'members', icon: MessageCircleWarning, order: 50, word: 'chat-console:nav' },
    },
    {
      path: '/chat-rooms',
      permission: 'chat.read',
      page: lazily<ConsolePageProps>(() => import('./rooms-page.tsx').then((found) => found.RoomsPage)),
      nav: { group: 'rules', icon: DoorOpen, order: 80, word: 'chat-console:roomsNav' },
    },
    {
      path: '/chat-rules',
      permission: 'chat.read',
      page: lazily<ConsolePageProps>(() => import('./rules-page.tsx').then((found) => found.RulesPage)),
      nav: { group: 'rules', icon: ListFilter, order: 81, word: 'chat-console:rulesNav' },
    },
  ],
  notices: {
    chat_changed: ['/ops/chat/messages/:id/read', '/ops/chat/members/:id/read', '/ops/chat/rooms/:id/read'],
    chat_written: ['/ops/chat/rooms/:id/read'],
    chat_rules_changed: ['/ops/chat/rules', '/ops/chat/rooms', '/ops/chat/rooms/:id/read'],
  },
  hits: {
    'chat-message': {
      icon: MessageCircleWarning,
      word: 'chat-console:nav',
      href: (id) => `/chat-desk?view=all&show=${id}`,
    },
    'chat-room': { icon: DoorOpen, word: 'chat-console:roomsNav', href: (id) => `/chat-rooms?show=${id}` },
  },
  memberTabs: [
    {
      key: 'chat',
      permission: 'chat.read',
      word: 'console-shell:entry.chat',
      tab: lazily<MemberTabProps>(() => import('./member-tab.tsx').then((found) => found.MemberTab)),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'chat-console': typeof words;
  }
}
