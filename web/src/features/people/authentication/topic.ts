import { lazily } from '../../../lazy-component.tsx';
import type { Topic } from '../../../topic.ts';
import type words from './words/th.json';

const WORDS = ['authentication', 'identity'];

export const topic: Topic = {
  pages: [{ path: '/login', overlay: 'login', open: true }],
  overlays: {
    login: {
      component: lazily(() => import('./login-dialog.tsx').then((found) => found.LoginDialog), WORDS),
      frame: { title: 'login' },
      beforeLogin: true,
      likelyNext: 'visitor',
    },
    changePassword: {
      component: lazily(
        () => import('./change-password-dialog.tsx').then((found) => found.ChangePasswordDialog),
        WORDS,
      ),
      guard: 'member',
      whilePasswordDue: true,
    },
    /** The page the e-mail about a forgotten password links to. */
    resetPassword: {
      component: lazily(
        () => import('./reset-password-dialog.tsx').then((found) => found.ResetPasswordDialog),
        WORDS,
      ),
    },
  },
  queries: { 'pending-login': 'everybody' },
};

declare module '../../../i18n/topic-words.ts' {
  interface TopicWords {
    authentication: typeof words;
  }
}
