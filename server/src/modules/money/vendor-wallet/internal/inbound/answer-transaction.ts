import { toVendorAmountRoundedDown } from './amount-scale.ts';
import type { BatchLane } from './batch.ts';
import type { GameToken } from './game-token.ts';
import type { WalletDeps } from './handle-call.ts';
import { parseFields } from './parse-call.ts';
import { type Echo, refusalText, replyText } from './reply.ts';
import { transactionOf } from './transaction-of.ts';
import type { VendorRecord } from './vendor-records.ts';
import type { TransactionKind, WalletOutcome } from './wallet-call.ts';

export interface TransactionAnswer {
  text: string;
  /** The vendor does not know what became of it. */
  failed: boolean;
}

/** Applies a bet, win, rollback or correction from its fields as they were read, and answers it. `onEcho` is told what replies repeat. */
export async function answerTransaction(
  deps: Pick<WalletDeps, 'clock' | 'tokens' | 'batcher'>,
  vendor: VendorRecord,
  { kind, fields, lane }: { kind: TransactionKind; fields: unknown; lane: BatchLane },
  onEcho: (echo: Echo) => void,
): Promise<TransactionAnswer> {
  const shape = vendor.shapes[kind];
  if (!shape) return refused('RS_ERROR_WRONG_SYNTAX');
  const parsed = parseFields(shape, fields);
  onEcho(parsed.echo);
  if (!parsed.ok) return refused(parsed.status, parsed.echo);
  const { request, echo } = parsed;
  const token = await deps.tokens.find(vendor.id, request.token);
  if (!token || token.user !== (request.user ?? token.user)) return refused('RS_ERROR_INVALID_TOKEN', echo);
  const call = transactionOf(kind, request, { vendor, token, now: deps.clock.now() });
  if (typeof call === 'string') return refused(call, echo);
  const outcome = await deps.batcher.apply(call, lane);
  const failed = outcome.status === 'RS_ERROR_UNKNOWN' || outcome.status === 'RS_ERROR_TIMEOUT';
  return { text: outcomeText(vendor, token, echo, outcome), failed };
}

function refused(...refusal: Parameters<typeof refusalText>): TransactionAnswer {
  return { text: refusalText(...refusal), failed: false };
}

export function outcomeText(
  vendor: VendorRecord,
  token: GameToken,
  echo: Echo,
  outcome: WalletOutcome,
): string {
  return replyText({
    user: token.user,
    status: outcome.status,
    request_uuid: echo.requestUuid,
    currency: token.currency,
    balance: toVendorAmountRoundedDown(outcome.balance ?? 0n, vendor.amountScale),
  });
}
