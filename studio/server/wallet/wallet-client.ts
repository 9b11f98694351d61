import { type KeyObject, randomUUID } from 'node:crypto';
import {
  DEFAULT_SIGNATURE_HEADER,
  WALLET_STATUSES,
  type WalletPath,
  type WalletStatus,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';
import { z } from 'zod';
import { signBytes } from '../platform/signature.ts';
import { fromWireJson, toWireJson } from './wire-json.ts';

/**
 * ok: applied, or applied before · no: the operator knows that it did not apply it · uncertain: it may or may not
 * have been applied; only a rollback, or the same transaction again, makes that known.
 */
export type WalletAnswer =
  | { kind: 'ok'; balance: Money }
  | { kind: 'no'; status: WalletStatus }
  | { kind: 'uncertain'; reason: string };

export interface WalletClient {
  balance(call: { vendor: string; user: string; token: string; gameCode: string }): Promise<WalletAnswer>;
  bet(call: StakedCall): Promise<WalletAnswer>;
  win(call: StakedCall & { betUuid: string }): Promise<WalletAnswer>;
  rollback(call: TransactionCall & { betUuid: string }): Promise<WalletAnswer>;
  /** Many calls of one vendor under one signature, each answered by itself, in their order. */
  batch(vendor: string, items: readonly BatchItem[], timeoutMs?: number): Promise<WalletAnswer[]>;
}

/** A call of a batch. `vendor` of the batch says whose. */
export type BatchItem =
  | ({ kind: 'bet'; closesAt: Date; line: string; odds?: string; selections?: number } & Staked)
  | ({
      kind: 'win';
      betUuid: string;
      validTurnover: Money;
      unusedStake?: Money;
      rake?: Money;
      line: string;
    } & Staked)
  | ({ kind: 'rollback'; betUuid: string } & Transaction)
  | ({ kind: 'correct'; betUuid: string; correction: number } & Staked);
type Transaction = Omit<TransactionCall, 'vendor'>;
type Staked = Transaction & { currency: string; amount: Money };

export interface TransactionCall {
  /** Which of the studio's vendors calls: under its code, signed with its key. */
  vendor: string;
  user: string;
  token: string;
  gameCode: string;
  /** The same for every attempt: the operator applies it once. */
  transactionUuid: string;
  round: string;
}
export interface StakedCall extends TransactionCall {
  currency: string;
  amount: Money;
  /** The reward that a free bet is one of; null or left out: the player's own stake. */
  rewardId?: string | null;
}

export interface WalletOptions {
  /** Below it the operator has a wallet for each vendor, under its code. */
  vendorsUrl: string;
  /** By vendors' codes. */
  keys: ReadonlyMap<string, KeyObject>;
  timeoutMs: number;
  /** Called for every call: its path, what came of it (`ok`, a status, or `uncertain`) and how long it took. */
  observe?: (path: WalletPath, outcome: string, seconds: number) => void;
}

/** Speaks the operator's wallet protocol, for each vendor with its own key. Every attempt has a request id of its own; none throws for what the operator does. */
export function walletClient(options: WalletOptions): WalletClient {
  const call = (vendor: string, path: WalletPath, message: Record<string, unknown>) =>
    send(options, { vendor, path }, message);
  return {
    balance: ({ vendor, user, token, gameCode }) =>
      call(vendor, '/user/balance', { user, token, game_code: gameCode }),
    bet: (bet) =>
      call(bet.vendor, '/transaction/bet', {
        ...staked(bet),
        round_closed: false,
        ...(bet.rewardId && { is_free: true, reward_uuid: bet.rewardId }),
      }),
    win: (win) =>
      call(win.vendor, '/transaction/win', {
        ...staked(win),
        round_closed: true,
        reference_transaction_uuid: win.betUuid,
      }),
    rollback: (rollback) =>
      call(rollback.vendor, '/transaction/rollback', {
        ...transaction(rollback),
        round_closed: true,
        reference_transaction_uuid: rollback.betUuid,
      }),
    batch: (vendor, items, timeoutMs = options.timeoutMs) => sendBatch(options, { vendor, items, timeoutMs }),
  };
}

function messageOf(item: BatchItem): Record<string, unknown> {
  const { kind } = item;
  switch (kind) {
    case 'bet':
      return {
        ...{ kind, ...staked(item), round_closed: false, bet: item.line },
        closes_at: item.closesAt.toISOString(),
        ...(item.odds !== undefined && { odds: item.odds }),
        ...(item.selections !== undefined && { selections: item.selections }),
      };
    case 'win':
      return {
        ...{ kind, ...staked(item), round_closed: true, reference_transaction_uuid: item.betUuid },
        ...{ valid_turnover: item.validTurnover, bet: item.line },
        ...(item.unusedStake !== undefined && { unused_stake: item.unusedStake }),
        ...(item.rake !== undefined && { rake: item.rake }),
      };
    case 'rollback':
      return { kind, ...transaction(item), round_closed: true, reference_transaction_uuid: item.betUuid };
    case 'correct': {
      const { currency, amount, correction } = item;
      return {
        ...{ kind, ...transaction(item), round_closed: true, reference_transaction_uuid: item.betUuid },
        ...{ currency, amount, correction },
      };
    }
  }
}

function transaction({ user, token, gameCode, transactionUuid, round }: Transaction) {
  return { user, token, game_code: gameCode, transaction_uuid: transactionUuid, round };
}

function staked(call: Staked) {
  return { ...transaction(call), currency: call.currency, amount: call.amount, is_free: false };
}

const UNCERTAIN: readonly WalletStatus[] = ['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'];
const REPLY_CHARACTERS_MAX = 65_536;
const BATCH_CHARACTERS_MAX = 524_288;

const reply = z.object({
  status: z.enum(WALLET_STATUSES),
  request_uuid: z.string().optional(),
  balance: z.bigint().optional(),
});

async function send(
  options: WalletOptions,
  to: { vendor: string; path: WalletPath },
  message: Record<string, unknown>,
): Promise<WalletAnswer> {
  const startedAt = performance.now();
  const answer = await attempt(options, to, message);
  const outcome = answer.kind === 'no' ? answer.status : answer.kind;
  options.observe?.(to.path, outcome, (performance.now() - startedAt) / 1000);
  return answer;
}

async function attempt(
  options: WalletOptions,
  to: { vendor: string; path: WalletPath },
  message: Record<string, unknown>,
): Promise<WalletAnswer> {
  const requestUuid = randomUUID();
  const sent = await post(options, to, { ...message, request_uuid: requestUuid });
  return 'reason' in sent ? uncertain(sent.reason) : read(sent.text, requestUuid);
}

/** The text of an answer, or why there is none. */
async function post(
  { vendorsUrl, keys, timeoutMs }: WalletOptions,
  { vendor, path }: { vendor: string; path: WalletPath },
  message: Record<string, unknown>,
): Promise<{ text: string } | { reason: string }> {
  const key = keys.get(vendor);
  if (!key) throw new Error(`no key of the vendor ${vendor}`);
  const body = toWireJson(message);
  try {
    const response = await fetch(`${vendorsUrl}/${vendor}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [DEFAULT_SIGNATURE_HEADER]: signBytes(body, key),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    // Business errors travel with 200 too: another status says nothing about the transaction.
    return response.ok ? { text } : { reason: `HTTP ${response.status}` };
  } catch (error) {
    return { reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function read(text: string, requestUuid: string): WalletAnswer {
  if (text.length > REPLY_CHARACTERS_MAX) return uncertain('reply too long');
  return answerOf(parsed(text), requestUuid);
}

function parsed(text: string): unknown {
  try {
    return fromWireJson(text);
  } catch {
    return undefined;
  }
}

function answerOf(said: unknown, requestUuid: string): WalletAnswer {
  const answer = reply.safeParse(said);
  if (!answer.success) return uncertain('reply of another shape');
  const { status, balance, request_uuid } = answer.data;
  if (UNCERTAIN.includes(status)) return uncertain(status);
  if (status !== 'RS_OK') return { kind: 'no', status };
  if (request_uuid !== requestUuid) return uncertain('reply to another request');
  return balance === undefined ? uncertain('reply without balance') : { kind: 'ok', balance };
}

const batchReply = z.object({
  status: z.enum(WALLET_STATUSES),
  request_uuid: z.string(),
  replies: z.array(z.unknown()),
});

/** What is wrong with a batch as a whole was applied to none of its items, or is not known of any. */
async function sendBatch(
  options: WalletOptions,
  { vendor, items, timeoutMs }: { vendor: string; items: readonly BatchItem[]; timeoutMs: number },
): Promise<WalletAnswer[]> {
  const path = '/transaction/batch';
  const startedAt = performance.now();
  const requestUuid = randomUUID();
  const messages = items.map((item) => ({ ...messageOf(item), request_uuid: randomUUID() as string }));
  const body = { request_uuid: requestUuid, items: messages };
  const sent = await post({ ...options, timeoutMs }, { vendor, path }, body);
  const all = (answer: WalletAnswer) => items.map(() => answer);
  const answers = (): WalletAnswer[] => {
    if ('reason' in sent) return all(uncertain(sent.reason));
    if (sent.text.length > BATCH_CHARACTERS_MAX) return all(uncertain('reply too long'));
    const said = batchReply.safeParse(parsed(sent.text));
    if (!said.success) return all(uncertain('reply of another shape'));
    const { status, request_uuid, replies } = said.data;
    if (UNCERTAIN.includes(status)) return all(uncertain(status));
    if (status !== 'RS_OK') return all({ kind: 'no', status });
    if (request_uuid !== requestUuid || replies.length !== items.length)
      return all(uncertain('reply to another request'));
    return messages.map(({ request_uuid: own }, at) => answerOf(replies[at], own));
  };
  const found = answers();
  const outcome = found.some(({ kind }) => kind === 'uncertain') ? 'uncertain' : 'ok';
  options.observe?.(path, outcome, (performance.now() - startedAt) / 1000);
  return found;
}

function uncertain(reason: string): WalletAnswer {
  return { kind: 'uncertain', reason };
}
