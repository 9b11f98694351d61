import { lazily } from '../../lazy-component.tsx';
import type { Topic } from '../../topic.ts';
import type words from './words/th.json';

export const topic: Topic = {
  pages: [
    { path: '/login', overlay: 'login', open: true },
    { path: '/register', aliases: ['/register.html'], overlay: 'register', open: true },
  ],
  overlays: {
    login: {
      component: lazily(() => import('./login-dialog.tsx').then((found) => found.LoginDialog), ['accounts']),
      beforeLogin: true,
      likelyNext: 'visitor',
    },
    register: {
      component: lazily(
        () => import('./register-dialog.tsx').then((found) => found.RegisterDialog),
        ['accounts'],
      ),
      beforeLogin: true,
      likelyNext: 'visitor',
    },
    changePassword: {
      component: lazily(
        () => import('./change-password-dialog.tsx').then((found) => found.ChangePasswordDialog),
        ['accounts'],
      ),
      guard: 'member',
      whilePasswordDue: true,
    },
    /** Where the letter of a forgotten password leads. */
    resetPassword: {
      component: lazily(
        () => import('./reset-password-dialog.tsx').then((found) => found.ResetPasswordDialog),
        ['accounts'],
      ),
    },
  },
  queries: { captcha: 'everybody', entering: 'everybody' },
  stored: { settings: ['brand', 'switches'], validationRules: ['brand', 'registration'] },
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    accounts: typeof words;
  }
}
