import 'i18next';
import type accounts from './words/accounts/th.json';
import type agent from './words/agent/th.json';
import type catalogue from './words/catalogue/th.json';
import type fairness from './words/fairness/th.json';
import type gallery from './words/gallery/th.json';
import type game from './words/game/th.json';
import type home from './words/home/th.json';
import type member from './words/member/th.json';
import type outbox from './words/outbox/th.json';
import type refusals from './words/refusals/th.json';
import type security from './words/security/th.json';
import type shell from './words/shell/th.json';
import type siteStates from './words/site-states/th.json';
import type ui from './words/ui/th.json';

/** A new topic is a folder in `words/` and a line here; then `useTranslation('<topic>')` knows its keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    resources: {
      accounts: typeof accounts;
      agent: typeof agent;
      catalogue: typeof catalogue;
      fairness: typeof fairness;
      gallery: typeof gallery;
      game: typeof game;
      home: typeof home;
      member: typeof member;
      outbox: typeof outbox;
      refusals: typeof refusals;
      security: typeof security;
      shell: typeof shell;
      'site-states': typeof siteStates;
      ui: typeof ui;
    };
  }
}
