import { createHash } from 'node:crypto';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A question about a round, and what came back: what the vendor said, or why it said nothing. */
export interface AskedRound {
  vendorId: string;
  merchantId: string;
  round: string;
  user: string;
  at: Date;
  tookMs: number;
  said: { state: string; answer: unknown } | { failure: string };
}

export interface RoundQuestions {
  now(): Date;
  /** Written beside what goes on; no caller waits for it. */
  keep(...asked: AskedRound[]): void;
}

/** At once; what comes beyond them is not kept: receipts are read by players, as often as they like. */
const WRITES_MAX = 20;
const ANSWER_CHARACTERS_MAX = 4000;

/** Keeps what vendors said of rounds: should one say something else later, that can be shown. */
export function keepRoundQuestions(deps: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): RoundQuestions {
  const { db, clock, log } = deps;
  let writes = 0;
  return {
    now: () => clock.now(),
    keep: (...asked) => {
      if (writes >= WRITES_MAX) return;
      writes += 1;
      db.insertInto('vendor_wallet.round_question')
        .values(asked.map(rowOf))
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'an answer about a round was not kept'))
        .finally(() => {
          writes -= 1;
        });
    },
  };
}

function rowOf({ vendorId, merchantId, round, user, at, tookMs, said }: AskedRound) {
  const answer = 'answer' in said ? JSON.stringify(said.answer) : null;
  return {
    vendor_id: vendorId,
    merchant_id: merchantId,
    round,
    wallet_user: user,
    at,
    took_ms: tookMs,
    state: 'state' in said ? said.state : null,
    failure: 'failure' in said ? said.failure : null,
    answer: answer?.slice(0, ANSWER_CHARACTERS_MAX) ?? null,
    answer_sha256: answer === null ? null : createHash('sha256').update(answer).digest(),
  };
}
