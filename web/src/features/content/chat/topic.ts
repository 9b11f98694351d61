import { lazily } from '../../../lazy-component.tsx';
import type { OverlayProps } from '../../../navigation.ts';
import type { PartProps } from '../../../parts.tsx';
import type { BesideProps, Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  overlays: {
    rooms: {
      component: lazily<OverlayProps>(
        () => import('./rooms-overlay.tsx').then((found) => found.RoomsOverlay),
        ['chat'],
      ),
      guard: 'member',
    },
  },
  beside: lazily<BesideProps>(() => import('./docked-room.tsx').then((found) => found.DockedRoom), ['chat']),
  parts: {
    game: lazily<PartProps['game']>(
      () => import('./table-button.tsx').then((found) => found.TableButton),
      ['chat'],
    ),
  },
  queries: { chat: 'personal' },
  notices: { chat_changed: ['chat'], chat_rooms_changed: ['chat'], protection_changed: ['chat'] },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    chat: typeof words;
  }
}
