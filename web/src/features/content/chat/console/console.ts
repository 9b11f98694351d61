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
      page: lazily<ConsolePageProps>(
        () => import('./queue-page.tsx').then((found) => found.QueuePage),
        ['chat-console'],
      ),
      nav: { group: 'members', icon: MessageCircleWarning, order: 50, word: 'console-shell:entry.chatDesk' },
    },
    {
      path: '/chat-rooms',
      permission: 'chat.read',
      page: lazily<ConsolePageProps>(
        () => import('./rooms-page.tsx').then((found) => found.RoomsPage),
        ['chat-console'],
      ),
      nav: { group: 'rules', icon: DoorOpen, order: 80, word: 'console-shell:entry.chatRooms' },
    },
    {
      path: '/chat-rules',
      permission: 'chat.read',
      page: lazily<ConsolePageProps>(
        () => import('./rules-page.tsx').then((found) => found.RulesPage),
        ['chat-console'],
      ),
      nav: { group: 'rules', icon: ListFilter, order: 81, word: 'console-shell:entry.chatRules' },
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
      word: 'console-shell:entry.chatDesk',
      href: (id) => `/chat-desk?view=all&show=${id}`,
    },
    'chat-room': {
      icon: DoorOpen,
      word: 'console-shell:entry.chatRooms',
      href: (id) => `/chat-rooms?show=${id}`,
    },
  },
  memberTabs: [
    {
      key: 'chat',
      permission: 'chat.read',
      word: 'console-shell:entry.chat',
      tab: lazily<MemberTabProps>(
        () => import('./member-tab.tsx').then((found) => found.MemberTab),
        ['chat-console'],
      ),
    },
  ],
};

declare module '../../../../i18n/topic-words.ts' {
  interface TopicWords {
    'chat-console': typeof words;
  }
}
