import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [{ path: '/register', aliases: ['/register.html'], overlay: 'register', open: true }],
  overlays: {
    register: {
      component: lazily(
        () => import('./register-dialog.tsx').then((found) => found.RegisterDialog),
        ['registration', 'identity'],
      ),
      frame: { title: 'register' },
      beforeLogin: true,
      likelyNext: 'visitor',
    },
  },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    registration: typeof words;
  }
}
