import { globSync, readFileSync } from 'node:fs';
import type { RefusalCode } from '@lanna/contract/refusals';
import registrationEn from '../web/src/features/accounts/registration/words/en.json' with { type: 'json' };
import registration from '../web/src/features/accounts/registration/words/th.json' with { type: 'json' };
import securityEn from '../web/src/features/accounts/security/words/en.json' with { type: 'json' };
import security from '../web/src/features/accounts/security/words/th.json' with { type: 'json' };
import incomeEn from '../web/src/features/commission/income/words/en.json' with { type: 'json' };
import income from '../web/src/features/commission/income/words/th.json' with { type: 'json' };
import teamsEn from '../web/src/features/commission/teams/words/en.json' with { type: 'json' };
import teams from '../web/src/features/commission/teams/words/th.json' with { type: 'json' };
import siteStatesEn from '../web/src/features/house/site-states/words/en.json' with { type: 'json' };
import siteStates from '../web/src/features/house/site-states/words/th.json' with { type: 'json' };
import outboxEn from '../web/src/features/messaging/outbox/words/en.json' with { type: 'json' };
import outbox from '../web/src/features/messaging/outbox/words/th.json' with { type: 'json' };
import cashierEn from '../web/src/features/money/cashier/words/en.json' with { type: 'json' };
import cashier from '../web/src/features/money/cashier/words/th.json' with { type: 'json' };
import transfersEn from '../web/src/features/money/transfers/words/en.json' with { type: 'json' };
import transfers from '../web/src/features/money/transfers/words/th.json' with { type: 'json' };
import agentsEn from '../web/src/features/people/agents/words/en.json' with { type: 'json' };
import agents from '../web/src/features/people/agents/words/th.json' with { type: 'json' };
import authenticationEn from '../web/src/features/people/authentication/words/en.json' with { type: 'json' };
import authentication from '../web/src/features/people/authentication/words/th.json' with { type: 'json' };
import identityEn from '../web/src/features/people/identity/words/en.json' with { type: 'json' };
import identity from '../web/src/features/people/identity/words/th.json' with { type: 'json' };
import betsEn from '../web/src/features/play/bets/words/en.json' with { type: 'json' };
import bets from '../web/src/features/play/bets/words/th.json' with { type: 'json' };
import catalogueEn from '../web/src/features/play/catalogue/words/en.json' with { type: 'json' };
import catalogue from '../web/src/features/play/catalogue/words/th.json' with { type: 'json' };
import fairnessEn from '../web/src/features/play/fairness/words/en.json' with { type: 'json' };
import fairness from '../web/src/features/play/fairness/words/th.json' with { type: 'json' };
import gameEn from '../web/src/features/play/game/words/en.json' with { type: 'json' };
import game from '../web/src/features/play/game/words/th.json' with { type: 'json' };
import homeEn from '../web/src/features/play/home/words/en.json' with { type: 'json' };
import home from '../web/src/features/play/home/words/th.json' with { type: 'json' };
import centreEn from '../web/src/sites/portal/centre/words/en.json' with { type: 'json' };
import centre from '../web/src/sites/portal/centre/words/th.json' with { type: 'json' };
import shellEn from '../web/src/sites/portal/shell/words/en.json' with { type: 'json' };
import shell from '../web/src/sites/portal/shell/words/th.json' with { type: 'json' };
import uiEn from '../web/src/ui/words/en.json' with { type: 'json' };
import ui from '../web/src/ui/words/th.json' with { type: 'json' };

/** The site's own Thai words: tests press what players read, and a changed word changes both. */
export const words = {
  authentication,
  identity,
  registration,
  agents,
  income,
  bets,
  cashier,
  catalogue,
  centre,
  fairness,
  game,
  home,
  outbox,
  refusals: refusalsIn('th'),
  security,
  teams,
  transfers,
  shell,
  'site-states': siteStates,
  ui,
};
export type Words = typeof words;

const english: Words = {
  authentication: authenticationEn,
  identity: identityEn,
  registration: registrationEn,
  agents: agentsEn,
  income: incomeEn,
  bets: betsEn,
  cashier: cashierEn,
  catalogue: catalogueEn,
  centre: centreEn,
  fairness: fairnessEn,
  game: gameEn,
  home: homeEn,
  outbox: outboxEn,
  refusals: refusalsIn('en'),
  security: securityEn,
  teams: teamsEn,
  transfers: transfersEn,
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

/** The words of refusals, from the contracts of all topics. */
function refusalsIn(tag: string): Record<RefusalCode | 'network', string> {
  const folder = new URL('../contract/src/', import.meta.url);
  const files = globSync(`**/refusals/${tag}.json`, { cwd: folder });
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
}
