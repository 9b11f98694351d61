import { batchItem, batchRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { LimitFunction } from 'p-limit';
import { answerTransaction, type TransactionAnswer } from './answer-transaction.ts';
import type { WalletDeps } from './handle-call.ts';
import { parseCall, parseFields } from './parse-call.ts';
import { type Echo, EMPTY_ECHO, refusalText } from './reply.ts';
import type { VendorRecord } from './vendor-records.ts';

/**
 * Items are answered within this, each by itself: what is not decided by then is uncertain, and its vendor asks again. Longer than a single
 * call has, since no player waits for it.
 */
export const BATCH_DEADLINE_MS = 10_000;
/** Batches that are read at once: reading one takes the process some milliseconds, in which no bet is answered. */
export const BATCHES_AT_ONCE = 2;

export interface BatchAnswer {
  text: string;
  failed: boolean;
  /** Replies that are not RS_OK. */
  refusals: string[];
}

/** Answers a batch: every item under the rules of a single call, in a lane that lets single calls pass. */
export async function answerBatch(
  deps: Pick<WalletDeps, 'clock' | 'tokens' | 'batcher'>,
  vendor: VendorRecord,
  rawBody: Buffer,
  atOnce: LimitFunction,
): Promise<BatchAnswer> {
  const endsMs = performance.now() + BATCH_DEADLINE_MS;
  if (!vendor.additions.has('batch')) return refused('RS_ERROR_WRONG_SYNTAX');
  return atOnce(async () => {
    const parsed = parseCall(batchRequest, rawBody);
    if (!parsed.ok) return refused(parsed.status, parsed.echo);
    if (performance.now() >= endsMs) return refused('RS_ERROR_TIMEOUT', parsed.echo);
    const { request_uuid: requestUuid, items } = parsed.request;
    const answers = await Promise.all(items.map((item) => answerItem(deps, vendor, item, endsMs)));
    return {
      text: `{"request_uuid":${JSON.stringify(requestUuid)},"status":"RS_OK","replies":[${answers.map(({ text }) => text).join(',')}]}`,
      failed: answers.some(({ failed }) => failed),
      refusals: answers.map(({ text }) => text).filter((text) => !text.includes('"status":"RS_OK"')),
    };
  });
}

function refused(...[status, echo]: Parameters<typeof refusalText>): BatchAnswer {
  const { requestUuid } = echo ?? EMPTY_ECHO;
  const text = `{"request_uuid":${JSON.stringify(requestUuid)},"status":"${status}","replies":[]}`;
  return { text, failed: status === 'RS_ERROR_TIMEOUT', refusals: [text] };
}

async function answerItem(
  deps: Pick<WalletDeps, 'clock' | 'tokens' | 'batcher'>,
  vendor: VendorRecord,
  item: unknown,
  endsMs: number,
): Promise<TransactionAnswer> {
  const read = parseFields(batchItem, item);
  if (!read.ok) return { text: refusalText(read.status, read.echo), failed: false };
  let echo: Echo = read.echo;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<TransactionAnswer>((resolve) => {
    timer = setTimeout(
      () => resolve({ text: refusalText('RS_ERROR_TIMEOUT', echo), failed: true }),
      endsMs - performance.now(),
    );
  });
  const { kind } = read.request;
  const answered = answerTransaction(deps, vendor, { kind, fields: item, lane: 'batch' }, (known) => {
    echo = known;
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
