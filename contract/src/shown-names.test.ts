import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { IN_LINE, MASKED } from './people/agents/agents.ts';

/** Fields that could say who a member is. */
const WHO =
  /^(account|user_?name|nick_?name|full_?name|real_?name|payee\w*|name|mobile\w*|phone\w*|e?mail\w*)$/i;

/**
 * Everywhere the portal answers such a field. The author of a new one says here whose it is: another member's comes masked, by the one
 * rule of `members/mask.ts`.
 */
const MASKED_MEMBERS = [
  'GET /wps/bonuses/referral friends[].name',
  'GET /wps/chat/blocks list[].name',
  'GET /wps/chat/messages messages[].author.name',
  'GET /wps/chat/messages messages[].replyTo.name',
  'GET /wps/missions/leaderboard boards[].places[].name',
  'GET /wps/missions/leaderboard places[].name',
  'GET /wps/raffles/:id winners[].name',
  'GET /wps/relay/GCSGAME_getRankList list[].name',
  'GET /wps/relay/ODSFE2_getWinnerBoard list[].name',
  'POST /wps/chat/messages message.author.name',
  'POST /wps/chat/messages message.replyTo.name',
  'POST /wps/relay/CBS_launchChat room.messages[].author.name',
  'POST /wps/relay/CBS_launchChat room.messages[].replyTo.name',
];
/** Whole for the agent directly above, masked for any other: `members/name-in-line.ts`. */
const OF_THE_LINE = [
  'GET /wps/agent/bills/:id below[].account',
  'GET /wps/agent/bills/:id/branches list[].account',
  'GET /wps/agent/contracts/:id contract.other.name',
  'GET /wps/agent/contracts/waiting list[].other.name',
  'GET /wps/agent/downline list[].account',
  'GET /wps/agent/downline path[].account',
  'GET /wps/agent/envelopes/:id claims[].name',
  'GET /wps/agent/income/bets account',
  'GET /wps/agent/income/branch rows[].child.account',
  'GET /wps/agent/income/rows rows[].child.account',
  'GET /wps/agent/line-limits/:id below.account',
  'GET /wps/agent/members/:id/rates account',
  'GET /wps/agent/positions/below list[].account',
  'GET /wps/agent/team/bets path[].account',
  'GET /wps/agent/team/betting path[].account',
  'GET /wps/agent/team/betting rows[].account',
  'GET /wps/agent/team/branches path[].account',
  'GET /wps/agent/team/branches rows[].account',
  'GET /wps/agent/team/find path[].account',
  'GET /wps/agent/team/newest list[].name',
  'GET /wps/agent/team/transactions path[].account',
  'GET /wps/agent/team/transactions rows[].member.account',
  'GET /wps/agent/team/user-profit path[].account',
  'GET /wps/agent/team/user-profit rows[].account',
  'GET /wps/agent/transfers/down name',
  'POST /wps/agent/line-limits/:id below.account',
  'POST /wps/agent/line-limits/:id/lift below.account',
  'POST /wps/agent/line-limits/:id/suspension below.account',
];
/** The caller’s own, and of accounts an agent has just made, until their owners come. */
const THE_CALLERS_OWN = [
  'GET /wps/agent/accounts list[].account',
  'GET /wps/agent/invitations list[].name',
  'GET /wps/bank-accounts payeeName',
  'GET /wps/kyc verified.name',
  'GET /wps/member/info account',
  'GET /wps/member/info nickname',
  'GET /wps/member/info userName',
  'GET /wps/member/security emailMasked',
  'GET /wps/member/security mobileMasked',
  'GET /wps/member/security passkeys[].name',
  'GET /wps/withdrawals list[].payee',
  'GET /wps/withdrawals/:id payee',
  'POST /wps/agent/accounts username',
  'POST /wps/agent/accounts/:id/password username',
  'POST /wps/agent/invitations name',
  'POST /wps/kyc/documents verified.name',
  'POST /wps/member/password/link username',
  'POST /wps/member/password/verification username',
  'POST /wps/withdrawals payee',
  'POST /wps/withdrawals/:id/answer payee',
];
/** Games, vendors, the house, and accounts of the ledger, which are called by what they are for. */
const THE_SITES = [
  'GET /wps/bonuses active.terms.name',
  'GET /wps/bonuses offers[].terms.name',
  'GET /wps/bonuses past[].terms.name',
  'GET /wps/bonuses rounds[].terms.name',
  'GET /wps/bonuses waiting[].terms.name',
  'GET /wps/bonuses/refusal refusal.bonus.terms.name',
  'GET /wps/bonuses/referral forFriends.terms.name',
  'GET /wps/bonuses/referral offer.terms.name',
  'GET /wps/missions missions[].name',
  'GET /wps/brand-envelopes waiting[].name',
  'GET /wps/brand-envelopes waiting[].room.name',
  'GET /wps/brand-envelopes opened[].name',
  'GET /wps/raffles/:id beacon.name',
  'GET /wps/wheel receipts[].fields[].name',
  'GET /wps/wheel wheel.fields[].name',
  'POST /wps/wheel/spins fields[].name',
  'GET /wps/ranks levels[].name',
  'GET /wps/free-bets freeBets[].game.name',
  'GET /wps/lobby/jackpots vendors[].entries[].name',
  'GET /wps/relay/VIS_getJackpot list[].name',
  'GET /wps/lobby/rooms vendors[].entries[].name',
  'GET /wps/lobby/tables vendors[].entries[].name',
  'GET /lgw/games games[].name',
  'GET /lgw/games/game_menus [].name',
  'GET /lgw/games/table game.name',
  'GET /lgw/vn/games/game_menu games[].name',
  'GET /lgw/vn/games/game_menu/recent games[].name',
  'GET /wps/deposit/methods [].name',
  'POST /wps/relay/CBS_launchChat room.name',
  'POST /wps/relay/CBS_launchChat rooms[].name',
  'GET /wps/records/statement account',
  'GET /wps/records/statement rows[].other.name',
  'GET /wps/records/statement/proof rows[].row.credit.account',
  'GET /wps/records/statement/proof rows[].row.debit.account',
  'GET /wps/relay/GCS_merchantWallet wallets[].name',
  'GET /wps/relay/GLS2_getVassGameType [].name',
  'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory list[].name',
  'GET /wps/system/health components[].name',
  'GET /wps/system/health incidents[].name',
  'GET /wps/system/helpCenter categories[].name',
  'GET /wps/system/status permission.customerService.email',
  'GET /wps/system/status permission.customerService.phone',
  'GET /wps/system/whitelabel contacts.email',
  'GET /wps/system/whitelabel contacts.phone',
  'GET /wps/system/whitelabel name',
  'GET /wps/withdrawals/terms bonuses[].name',
  'GET /wps/withdrawals/terms channels[].name',
  'POST /wps/transfers/all-back list[].name',
];

test('a member’s name is masked wherever another one but the agent directly above is shown it', async () => {
  const fields = (await allEndpoints()).flatMap(({ method, path: address, value }) =>
    fieldsOf(z.toJSONSchema(value, { unrepresentable: 'any' }) as Schema).map(([path, { description }]) => ({
      at: `${method} ${address} ${path}`,
      as: description === MASKED || description === IN_LINE ? description : undefined,
    })),
  );
  const shown = (as?: string) => fields.filter((field) => field.as === as).map(({ at }) => at);
  expect(shown(MASKED).sort()).toEqual(MASKED_MEMBERS);
  expect(shown(IN_LINE).sort()).toEqual(OF_THE_LINE);
  expect(shown().sort()).toEqual([...THE_CALLERS_OWN, ...THE_SITES].sort());
});

async function allEndpoints(): Promise<Endpoint[]> {
  const files = globSync('**/*.ts', { cwd: new URL('.', import.meta.url) }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, import.meta.url).href)));
  // What operators read is masked and revealed by rules of its own.
  const all = modules.flatMap((found) => Object.values(found)).filter(isEndpoint);
  return all.filter(({ path }) => !path.startsWith('/ops/'));
}

function isEndpoint(thing: unknown): thing is Endpoint {
  return (
    typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'value' in thing
  );
}

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

function fieldsOf(schema: Schema, path = ''): [string, Schema][] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema][] => {
      const at = path ? `${path}.${name}` : name;
      return [
        ...(WHO.test(name) && field.type !== 'boolean' ? [[at, field] as [string, Schema]] : []),
        ...fieldsOf(field, at),
      ];
    }),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => fieldsOf(one, path)),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${path}.*`) : []),
  ];
}
