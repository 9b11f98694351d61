import { randomUUID } from 'node:crypto';
import type { Access, MemberAccess } from '@lanna/contract/endpoint';
import type { RefusalCode } from '@lanna/contract/refusals';

/** What belongs to the member of the hostile-access test, and to its agent. */
export interface Belongings {
  gameId: string;
  betId: string;
  sessionId: string;
  /** Somebody two levels below the agent. */
  downlineId: string;
  invitationCode: string;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface Row {
  /** Written here a second time on purpose: a call that opens up in the contract alone is found out. */
  access: Access;
  /** Answers while the site is closed. */
  open?: true;
  /** Answers a session that must change its password first. */
  openWhilePasswordDue?: true;
  /**
   * Refuses who has not accepted the terms of now. Every call that changes something of a player's says whether it does: what
   * moves money must.
   */
  needsTerms?: boolean;
  /** What is sent; the ids in it are the member's, where only agents may call the agent's. */
  input?: (of: Belongings) => Input;
  /** What a caller who is let in hears; `ok` unless said otherwise. */
  hears?: RefusalCode;
  /** What a trial account hears, where being let in is not the end of it. */
  trialHears?: RefusalCode;
  /** What everybody else hears who sends those ids. A path with an id needs it, or says that its id is nobody's. */
  foreign?: RefusalCode | 'nobody’s';
}

/** As whom every call is made. */
export const CALLERS = [
  'visitor',
  'member',
  'other member',
  'trial',
  'agent',
  'other agent',
  'member of another brand',
  'agent of another brand',
  'member who has logged out',
  'member who was away for long',
  'holder of a cut token',
  'member who must change the password',
  'member who has not accepted the terms',
] as const;
export type Caller = (typeof CALLERS)[number];
type Refused = Partial<Record<Caller, RefusalCode>>;

const STRANGERS: Refused = {
  visitor: 'not_logged_in',
  'member of another brand': 'not_logged_in',
  'agent of another brand': 'not_logged_in',
  'member who has logged out': 'session_expired',
  'member who was away for long': 'session_expired',
  'holder of a cut token': 'not_logged_in',
  'member who must change the password': 'password_change_due',
};

/** Whom each kind of access turns away, and with which words; everybody else is let in. */
const TURNED_AWAY: Record<MemberAccess, Refused> = {
  anyone: {},
  optional: {},
  session: STRANGERS,
  player: { ...STRANGERS, trial: 'trial_account' },
  agent: {
    ...STRANGERS,
    member: 'forbidden',
    'other member': 'forbidden',
    trial: 'forbidden',
    'member who has not accepted the terms': 'forbidden',
  },
};

/** An operator's call is nobody's yet. */
export function turnedAway(access: Access, caller: Caller): RefusalCode | undefined {
  return typeof access === 'string' ? TURNED_AWAY[access][caller] : 'forbidden';
}

const anyone = { access: 'anyone' } as const;
const session = { access: 'session' } as const;
const player = { access: 'player' } as const;
const agent = { access: 'agent' } as const;

const PASSWORD = 'correct horse battery';
const game = ({ gameId }: Belongings): Input => ({ body: { gameId } });
const phone = { mobileNum: '0812345678', countryDialingCode: '66' };

/** Every call of the portal and who may make it. `hostile-access.test.ts` makes each of them as everybody. */
export const ACCESS_TABLE: Record<string, Row> = {
  /* the site */
  'GET /wps/system/whitelabel': { ...anyone, open: true },
  'GET /wps/system/status': { ...anyone, open: true },
  'GET /wps/system/location': { ...anyone, open: true },
  'GET /wps/system/settings/consolidated': { ...anyone, open: true },
  'GET /wps/system/encryption': { ...anyone, open: true },
  'GET /wps/system/domainRoute': anyone,
  'GET /wps/system/country': anyone,
  'GET /wps/system/setting/register': anyone,
  'GET /wps/dev/outbox': anyone,

  /* ways in and out */
  'PUT /wps/member/register': {
    ...anyone,
    input: () => ({ body: { username: 'x', termsAccepted: true } }),
    hears: 'invalid_input',
  },
  'PUT /wps/member/register/mobile': {
    ...anyone,
    input: () => ({ body: { ...phone, termsAccepted: true } }),
    hears: 'registration_closed',
  },
  'GET /wps/agent/affiliate': {
    ...anyone,
    input: () => ({ query: { code: 'NOBODY' } }),
    hears: 'invitation_code_invalid',
  },
  'POST /wps/session/login': {
    ...anyone,
    // A new name each time: one that fails often is asked for a captcha.
    input: () => ({ body: { type: 'username', username: `nobody-${randomUUID()}`, password: PASSWORD } }),
    hears: 'bad_credentials',
  },
  'POST /wps/session/login/freeplay': {
    ...anyone,
    input: () => ({ body: { platform: 'W' } }),
    hears: 'login_method_closed',
  },
  'DELETE /wps/session/logout': { ...session, open: true, openWhilePasswordDue: true },
  'GET /wps/captcha': anyone,
  'GET /wps/captcha/challenge': anyone,
  'POST /wps/verification/sms/noLogin': {
    ...anyone,
    input: () => ({ body: phone }),
    hears: 'sms_not_enabled',
  },
  'POST /wps/verification/sms/register': {
    ...anyone,
    input: () => ({ body: { mobileNo: phone.mobileNum, countryDialingCode: '66' } }),
    hears: 'sms_not_enabled',
  },

  /* passwords */
  'POST /wps/member/password': {
    ...session,
    input: () => ({
      body: { oldPassword: 'a guess of mine', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    }),
    openWhilePasswordDue: true,
    hears: 'password_wrong',
    trialHears: 'trial_account',
  },
  'POST /wps/member/password/email': {
    ...anyone,
    input: () => ({ body: { username: 'nobody', email: 'nobody@example.com' } }),
    hears: 'login_method_closed',
  },
  'POST /wps/member/password/link': {
    ...anyone,
    input: () => ({ body: { linkToken: 'x'.repeat(43), newPassword: PASSWORD } }),
    hears: 'link_invalid',
  },
  'POST /wps/member/password/verification': {
    ...anyone,
    input: () => ({ body: { ...phone, newPassword: PASSWORD, verificationCode: '123456' } }),
    hears: 'login_method_closed',
  },
  'POST /wps/member/password/payment': {
    ...player,
    needsTerms: false,
    input: () => ({
      body: { password: 'a guess of mine', newPaymentPassword: '482913', confirmPaymentPassword: '482913' },
    }),
    hears: 'password_wrong',
  },

  /* the account */
  'GET /wps/member/info': { ...session, open: true, openWhilePasswordDue: true },
  'POST /wps/member/terms': { ...player, needsTerms: false, input: () => ({ body: { version: '1' } }) },
  'PUT /wps/member/language': { ...session, input: () => ({ body: { language: 'VI' } }) },
  'GET /wps/v2/wallets/balance': { ...session, open: true },
  'GET /wps/member/security': player,
  'GET /wps/member/devices': session,
  'DELETE /wps/member/devices/:id': {
    ...session,
    input: ({ sessionId }) => ({ params: { id: sessionId } }),
    foreign: 'device_unknown',
  },
  'POST /wps/member/second-factor/totp': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    hears: 'password_wrong',
  },
  'POST /wps/member/second-factor/totp/confirm': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { code: '123456' } }),
    hears: 'second_factor_wrong',
  },
  'POST /wps/member/second-factor/passkey': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    hears: 'password_wrong',
  },
  'POST /wps/member/second-factor/passkey/confirm': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { name: 'phone', response: {} } }),
    hears: 'second_factor_wrong',
  },
  'POST /wps/member/second-factor/remove': {
    ...player,
    input: () => ({ body: { what: 'totp', password: 'a guess of mine', secondFactor: '123456' } }),
    needsTerms: false,
    hears: 'password_wrong',
  },
  'POST /wps/member/second-factor/passkey/rename': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { id: 'x', name: 'phone', password: 'a guess of mine' } }),
    hears: 'password_wrong',
  },
  'POST /wps/member/second-factor/recovery-codes': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: 'a guess of mine' } }),
    hears: 'password_wrong',
  },
  'POST /wps/member/second-factor/challenge': {
    access: 'optional',
    openWhilePasswordDue: true,
    input: () => ({ body: {} }),
  },

  /* games */
  'GET /lgw/games/game_menus': anyone,
  'GET /wps/relay/GCSGAME_gameVendor': anyone,
  'GET /wps/relay/GCSGAME_gameList': { access: 'optional' },
  'GET /wps/relay/GCSGAME_hotGamesV2': anyone,
  'GET /wps/games/:gameId': {
    access: 'optional',
    input: ({ gameId }) => ({ params: { gameId } }),
    foreign: 'nobody’s',
  },
  'GET /wps/relay/GCS_recentGame': session,
  'GET /wps/relay/MCSFE_getFavoriteGamesList': session,
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { ...session, input: game },
  'POST /wps/relay/MCSFE_removeFavoriteGameV2': { ...session, input: game },
  'POST /wps/game/launchGame': { ...player, needsTerms: true, input: game, hears: 'vendor_unreachable' },
  'POST /wps/relay/GCS_gameTrialLaunch': { access: 'optional', input: game, hears: 'demo_unavailable' },

  /* money and bets */
  'GET /wps/deposit/methods': player,
  'POST /wps/deposit': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { methodCode: 'SANDBOX', amount: '100.00' } }),
  },
  'GET /wps/bets': player,
  'GET /wps/bets/export': player,
  'GET /wps/bets/:id/receipt': {
    ...player,
    input: ({ betId }) => ({ params: { id: betId } }),
    foreign: 'bet_unknown',
  },
  'GET /wps/fair': { ...player, hears: 'vendor_unreachable' },
  'GET /wps/fair/returns': { ...anyone, hears: 'vendor_unreachable' },
  'POST /wps/fair/rotate': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { clientSeed: 'lucky', nextServerSeedHash: 'a'.repeat(64) } }),
    hears: 'vendor_unreachable',
  },

  /* agents */
  'GET /wps/agent/team': agent,
  'GET /wps/agent/team/newest': agent,
  'GET /wps/agent/downline': {
    ...agent,
    input: ({ downlineId }) => ({ query: { under: downlineId } }),
    foreign: 'member_unknown',
  },
  'GET /wps/agent/invitations': agent,
  'POST /wps/agent/invitations': agent,
  'DELETE /wps/agent/invitations/:code': {
    ...agent,
    input: ({ invitationCode }) => ({ params: { code: invitationCode } }),
    foreign: 'invitation_unknown',
  },
};
