import type { Access } from '@lanna/contract/endpoint';
import type { RefusalCode } from '@lanna/contract/refusals';
import type { Database } from '../sql/database.ts';
import type { Tables } from '../tables.ts';

/**
 * What belongs to the member of the hostile-access test, and to its agent. A topic with ids of its own adds them by declaration
 * merging beside its rows.
 */
// biome-ignore lint/suspicious/noEmptyInterface: topics add to it
export interface Belongings {}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Each call of a topic and who may make it: `modules/<topic>/access.factory.ts` exports them as `accessRows`. */
export type AccessRows = Record<string, Row>;

export interface Row {
  /** Written here a second time on purpose: a call whose access is widened in the contract alone fails the test. */
  access: Access;
  /** Answers while the site is closed. */
  open?: true;
  /** Answers a session that must change its password first. */
  openWhilePasswordDue?: true;
  /**
   * Refuses a member who has not accepted the present terms. Every call that changes a member's data says whether it does;
   * a call that moves money must.
   */
  needsTerms?: boolean;
  /** What is sent; the ids in it are the member's, where only agents may call the agent's. */
  input?: (of: Belongings) => Input;
  /** The answer to a caller who has access; `ok` unless said otherwise. */
  receives?: RefusalCode;
  /** The answer to a trial account, where it has access and is still refused. */
  trialReceives?: RefusalCode;
  /** The answer to any other caller who sends those ids. A path with an id needs it, or says that its id has no owner. */
  foreign?: RefusalCode | 'unowned';
}

/** What machines call, apart from the described calls: `modules/<topic>/access.factory.ts` exports them as `machineRows`. */
export type MachineRows = Record<`POST ${string}`, MachineRow>;

/** A call that only who signs it can make: every other caller is answered `says` with `http`, and nothing is written to `tables`. */
export interface MachineRow {
  /** An address and a body that would be taken, were they signed. */
  input: (fixture: { db: Database; now: Date }) => Promise<{
    params: Record<string, string>;
    body: Record<string, unknown>;
    /** The header that carries the signature. */
    signedHeader: string;
  }>;
  http: number;
  says: Record<string, unknown>;
  tables: (keyof Tables)[];
}

/** The callers that make every call. */
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

/** The callers that each kind of access refuses, and the code they get; all others have access. */
const TURNED_AWAY: Record<Access, Refused> = {
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

export function turnedAway(access: Access, caller: Caller): RefusalCode | undefined {
  return TURNED_AWAY[access][caller];
}

export const anyone = { access: 'anyone' } as const;
export const session = { access: 'session' } as const;
export const player = { access: 'player' } as const;
export const agent = { access: 'agent' } as const;
