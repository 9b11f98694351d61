import accountsEn from '../web/src/i18n/words/accounts/en.json' with { type: 'json' };
import accounts from '../web/src/i18n/words/accounts/th.json' with { type: 'json' };
import agentEn from '../web/src/i18n/words/agent/en.json' with { type: 'json' };
import agent from '../web/src/i18n/words/agent/th.json' with { type: 'json' };
import catalogueEn from '../web/src/i18n/words/catalogue/en.json' with { type: 'json' };
import catalogue from '../web/src/i18n/words/catalogue/th.json' with { type: 'json' };
import fairnessEn from '../web/src/i18n/words/fairness/en.json' with { type: 'json' };
import fairness from '../web/src/i18n/words/fairness/th.json' with { type: 'json' };
import gameEn from '../web/src/i18n/words/game/en.json' with { type: 'json' };
import game from '../web/src/i18n/words/game/th.json' with { type: 'json' };
import homeEn from '../web/src/i18n/words/home/en.json' with { type: 'json' };
import home from '../web/src/i18n/words/home/th.json' with { type: 'json' };
import memberEn from '../web/src/i18n/words/member/en.json' with { type: 'json' };
import member from '../web/src/i18n/words/member/th.json' with { type: 'json' };
import outboxEn from '../web/src/i18n/words/outbox/en.json' with { type: 'json' };
import outbox from '../web/src/i18n/words/outbox/th.json' with { type: 'json' };
import refusalsEn from '../web/src/i18n/words/refusals/en.json' with { type: 'json' };
import refusals from '../web/src/i18n/words/refusals/th.json' with { type: 'json' };
import securityEn from '../web/src/i18n/words/security/en.json' with { type: 'json' };
import security from '../web/src/i18n/words/security/th.json' with { type: 'json' };
import shellEn from '../web/src/i18n/words/shell/en.json' with { type: 'json' };
import shell from '../web/src/i18n/words/shell/th.json' with { type: 'json' };
import siteStatesEn from '../web/src/i18n/words/site-states/en.json' with { type: 'json' };
import siteStates from '../web/src/i18n/words/site-states/th.json' with { type: 'json' };
import uiEn from '../web/src/i18n/words/ui/en.json' with { type: 'json' };
import ui from '../web/src/i18n/words/ui/th.json' with { type: 'json' };

/** The site's own Thai words: tests press what players read, and a changed word changes both. */
export const words = {
  accounts,
  agent,
  catalogue,
  fairness,
  game,
  home,
  member,
  outbox,
  refusals,
  security,
  shell,
  'site-states': siteStates,
  ui,
};
export type Words = typeof words;

const english: Words = {
  accounts: accountsEn,
  agent: agentEn,
  catalogue: catalogueEn,
  fairness: fairnessEn,
  game: gameEn,
  home: homeEn,
  member: memberEn,
  outbox: outboxEn,
  refusals: refusalsEn,
  security: securityEn,
  shell: shellEn,
  'site-states': siteStatesEn,
  ui: uiEn,
};

export type SpokenLanguage = 'TH' | 'EN';
export const WORDS_IN: Record<SpokenLanguage, Words> = { TH: words, EN: english };

/** `filled('{{min}} letters', { min: 4 })`: the words with their facts, as the page shows them. */
export function filled(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
}
