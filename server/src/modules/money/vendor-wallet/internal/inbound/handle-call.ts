import {
  balanceRequest,
  userInfoRequest,
  type WalletPath,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { LimitFunction } from 'p-limit';
import type { Clock } from '../../../../../platform/process/clock.ts';
import type { Log } from '../../../../../platform/process/log.ts';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import type { CallMeter } from '../../calls/call-meter.ts';
import { answerBatch, BATCH_DEADLINE_MS } from './answer-batch.ts';
import { answerTransaction, outcomeText } from './answer-transaction.ts';
import type { Batcher } from './batch.ts';
import type { GameTokens } from './game-token.ts';
import { parseCall, readJson } from './parse-call.ts';
import { readBalance } from './read-balance.ts';
import { readUser } from './read-user.ts';
import type { RefusedCalls } from './refused-calls.ts';
import { type Echo, EMPTY_ECHO, refusalText } from './reply.ts';
import { isSignedBy } from './signature.ts';
import { isAllowedAddress, type VendorRecord, type VendorRecords } from './vendor-records.ts';
import type { TransactionKind } from './wallet-call.ts';

export interface WalletDeps {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'error'>;
  vendors: VendorRecords;
  tokens: GameTokens;
  batcher: Batcher;
  meter?: CallMeter;
  refused: Pick<RefusedCalls, 'note'>;
  batchesAtOnce: LimitFunction;
  /** By then a call has its answer. */
  deadlineMs: number;
}

export interface ReceivedCall {
  vendorCode: string;
  path: WalletPath;
  rawBody: Buffer;
  /** Names and values in turn, as they were received. */
  rawHeaders: readonly string[];
  contentType: string | undefined;
  /** Network address of the caller. */
  address: string;
}

/** Vendors wait for a second. */
export const DEADLINE_MS = 900;

/** The items of a batch keep a deadline of their own; this is beyond it. */
function deadlineOf({ deadlineMs }: WalletDeps, path: WalletPath): number {
  return path === '/transaction/batch' ? BATCH_DEADLINE_MS + deadlineMs : deadlineMs;
}

/**
 * Answers a vendor's call with the text of the reply; never rejects. Past the deadline the vendor has given up, so the
 * reply is that the outcome is uncertain: the vendor asks again or rolls back, and both are safe.
 */
export function handleCall(deps: WalletDeps, received: ReceivedCall): Promise<string> {
  const read: Reading = { echo: EMPTY_ECHO, failed: false };
  const startedMs = performance.now();
  return new Promise((answered) => {
    const resolve = (text: string) => {
      answered(text);
      if (read.vendor && !text.includes(OK)) deps.refused.note(read.vendor, received, text);
      // An answer that comes after the deadline counts for no vendor any more.
      read.vendor = undefined;
    };
    const timer = setTimeout(
      () => {
        read.failed = true;
        note(deps, read, startedMs);
        resolve(refusalText('RS_ERROR_TIMEOUT', read.echo));
      },
      deadlineOf(deps, received.path),
    );
    answerCall(deps, received, read)
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'a wallet call failed');
        read.failed = true;
        return refusalText('RS_ERROR_UNKNOWN', read.echo);
      })
      .then((text) => {
        clearTimeout(timer);
        note(deps, read, startedMs);
        resolve(text);
      });
  });
}

const OK = '"status":"RS_OK"';

/** Of vendors that are registered; a call that was answered as late is counted once. */
function note({ meter }: WalletDeps, read: Reading, startedMs: number): void {
  if (!read.vendorCode || !meter) return;
  const { vendorCode, failed } = read;
  read.vendorCode = undefined;
  meter.note({ vendorCode, direction: 'in', ms: performance.now() - startedMs, failed });
}

/** The body is parsed only after the vendor, its address and its signature have been checked. */
async function answerCall(deps: WalletDeps, received: ReceivedCall, read: Reading): Promise<string> {
  const { rawBody, rawHeaders, contentType } = received;
  const vendor = await deps.vendors.find(received.vendorCode);
  if (vendor) read.vendor = vendor;
  if (!vendor || !isAllowedAddress(vendor, received.address)) return refusalText('RS_ERROR_INVALID_PARTNER');
  read.vendorCode = vendor.code;
  if (!isSignedBy(vendor, rawBody, rawHeaders)) {
    read.failed = true;
    return refusalText('RS_ERROR_INVALID_SIGNATURE');
  }
  if (vendor.keepsWallets && received.path !== '/user/info') return refusalText('RS_ERROR_INVALID_PARTNER');
  if (!JSON_TYPE.test(contentType ?? '')) return refusalText('RS_ERROR_WRONG_SYNTAX');
  return ANSWERS[received.path]({ deps, vendor, rawBody, read, received });
}

const JSON_TYPE = /^application\/json *(;|$)/i;

interface Accepted {
  deps: WalletDeps;
  vendor: VendorRecord;
  rawBody: Buffer;
  read: Reading;
  received: ReceivedCall;
}

/** What is known of a call while it is answered. */
interface Reading {
  /** Set once the body is read: replies after a timeout or an error need it. */
  echo: Echo;
  /** Of a registered vendor, until its call is counted. */
  vendorCode?: string | undefined;
  /** The same, until it has been answered. */
  vendor?: VendorRecord | undefined;
  failed: boolean;
}

const ANSWERS: Record<WalletPath, (accepted: Accepted) => Promise<string>> = {
  '/user/info': answerUser,
  '/user/balance': answerBalance,
  '/transaction/bet': (accepted) => applyTransaction(accepted, 'bet'),
  '/transaction/win': (accepted) => applyTransaction(accepted, 'win'),
  '/transaction/rollback': (accepted) => applyTransaction(accepted, 'rollback'),
  '/transaction/correct': (accepted) => applyTransaction(accepted, 'correct'),
  '/transaction/batch': applyBatch,
};

async function answerUser({ deps, vendor, rawBody, read }: Accepted): Promise<string> {
  const parsed = parseCall(userInfoRequest, rawBody);
  read.echo = parsed.echo;
  if (!parsed.ok) return refusalText(parsed.status, parsed.echo);
  return readUser(deps.db, vendor.id, parsed.request);
}

async function answerBalance({ deps, vendor, rawBody, read }: Accepted): Promise<string> {
  const parsed = parseCall(balanceRequest, rawBody);
  read.echo = parsed.echo;
  if (!parsed.ok) return refusalText(parsed.status, parsed.echo);
  const token = await deps.tokens.find(vendor.id, parsed.request.token);
  if (token?.user !== parsed.request.user) return refusalText('RS_ERROR_INVALID_TOKEN', parsed.echo);
  return outcomeText(
    vendor,
    token,
    parsed.echo,
    await readBalance(deps.db, token, parsed.request.game_code, deps.clock.now()),
  );
}

async function applyTransaction(
  { deps, vendor, rawBody, read }: Accepted,
  kind: TransactionKind,
): Promise<string> {
  const call = { kind, fields: readJson(rawBody), lane: 'single' } as const;
  const { text, failed } = await answerTransaction(deps, vendor, call, (echo) => {
    read.echo = echo;
  });
  read.failed = failed;
  return text;
}

async function applyBatch({ deps, vendor, rawBody, read, received }: Accepted): Promise<string> {
  const { text, failed, refusals } = await answerBatch(deps, vendor, rawBody, deps.batchesAtOnce);
  read.failed = failed;
  for (const refusal of refusals) deps.refused.note(vendor, received, refusal);
  // Each refused item has been noted.
  read.vendor = undefined;
  return text;
}
