import { BATCH_ITEMS_MAX, type WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../../studio.ts';
import type { BatchItem, WalletAnswer } from '../../wallet/wallet-client.ts';
import { notifySports } from '../notify-sports.ts';
import { openCase } from '../sports-case.ts';
import { releaseLiability } from './hold-liability.ts';
import { slipLine } from './slip-line.ts';
import { type SlipRow, selectSlips } from './slip-row.ts';

/** While one process works on a slip no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** At a quarter of an hour each, about ten days. */
const ATTEMPTS_MAX = 1_000;

export type Finishing = Pick<Studio, 'db' | 'wallet' | 'log'>;

/**
 * Has the wallet pay what slips come to, correct what a later result has changed, and give back what it has not answered: each under a transaction that was written before, until the answer is
 * definite. Any number of processes do it at any time. Gives how many slips it has worked on.
 */
export async function finishSlips(deps: Finishing): Promise<number> {
  let worked = 0;
  for (;;) {
    const slips = await claimDue(deps);
    for (const vendor of new Set(slips.map((slip) => slip.vendor)))
      await finish(
        deps,
        vendor,
        slips.filter((slip) => slip.vendor === vendor),
      );
    worked += slips.length;
    if (slips.length < BATCH_ITEMS_MAX) return worked;
  }
}

/** What is sent is fixed here: a result that comes meanwhile changes what the slip comes to, and is sent afterwards as a correction. */
async function claimDue({ db }: Finishing): Promise<SlipRow[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `update studio.sports_slip s set attempts = s.attempts + 1, due_at = clock_timestamp() + $1::interval,
         state = case when s.state = 'placing' then 'returning' else s.state end,
         sent = case when s.state = 'paying' then coalesce(s.sent, s.payout) end,
         correction = s.correction + case when s.state = 'paying' and s.sent is null and s.paid is not null then 1 else 0 end,
         correct_uuid = case when s.state = 'paying' and s.sent is null and s.paid is not null then gen_random_uuid() else s.correct_uuid end
       where s.id in (select id from studio.sports_slip where due_at <= statement_timestamp() order by due_at limit $2 for update skip locked)
       returning s.id`,
      [`${CLAIM_MS} ms`, BATCH_ITEMS_MAX],
    );
    if (rows.length === 0) return [];
    return selectSlips(tx, 's.id = any($1)', [rows.map(({ id }) => id)]);
  });
}

async function finish(deps: Finishing, vendor: string, slips: readonly SlipRow[]): Promise<void> {
  const answers = await deps.wallet.batch(vendor, slips.map(itemOf));
  const steps = slips.map((slip, at) =>
    stepOf(slip, answers[at] ?? { kind: 'uncertain', reason: 'no reply' }),
  );
  await deps.db.transaction(async (tx) => {
    await tx.query('select from studio.sports_slip where id = any($1) order by id for update', [
      slips.map(({ id }) => id),
    ]);
    await tx.query(
      `update studio.sports_slip s set
         state = case when a.step = 'paid' then case when s.payout = s.sent then 'settled' else 'paying' end when a.step = 'again' then s.state else a.step end,
         paid = case when a.step = 'paid' then s.sent else s.paid end,
         sent = case when a.step = 'paid' then null else s.sent end,
         balance_after = coalesce(a.balance, s.balance_after), last_error = a.error,
         due_at = case when a.step = 'again' then clock_timestamp() + make_interval(secs => a.again_ms / 1000.0)
           when a.step = 'paid' and s.payout <> s.sent then clock_timestamp() end,
         attempts = case when a.step = 'again' then s.attempts else 0 end,
         finished_at = case when a.step = 'again' then null else clock_timestamp() end
       from jsonb_to_recordset($1) as a(id uuid, was text, sent bigint, step text, error text, balance bigint, again_ms integer)
       where s.id = a.id and s.state = a.was and s.sent is not distinct from a.sent`,
      [
        JSON.stringify(
          steps.map(({ slip, ...step }) => ({
            id: slip.id,
            was: slip.state,
            sent: textOf(slip.sent),
            ...step,
          })),
        ),
      ],
    );
    const returned = steps.filter(({ step }) => step === 'returned').map(({ slip }) => slip.id);
    await releaseLiability(tx, returned);
    for (const { slip, step, error } of steps)
      if (step === 'disputed') {
        deps.log.error({ slip: slip.id, state: slip.state, error }, 'a slip is disputed');
        await openCase(tx, { kind: 'slip_disputed', subject: slip.id, facts: { state: slip.state, error } });
      }
    await notifySports(tx, { what: 'own', ids: [...new Set(slips.map(({ playerId }) => playerId))] });
  });
}

function itemOf(slip: SlipRow): BatchItem {
  if (slip.walletUser === null || slip.walletToken === null)
    throw new Error(`the slip ${slip.id} has no wallet to call`);
  const base = {
    ...{ user: slip.walletUser, token: slip.walletToken, gameCode: slip.gameCode, round: slip.id },
    betUuid: slip.betUuid,
  };
  if (slip.state === 'returning') return { kind: 'rollback', ...base, transactionUuid: slip.rollbackUuid };
  if (slip.state !== 'paying' || slip.sent === null)
    throw new Error(`a slip that is ${slip.state} owes the wallet nothing`);
  const { currency, sent: amount, correction } = slip;
  if (correction > 0)
    return {
      kind: 'correct',
      ...base,
      transactionUuid: slip.correctUuid ?? '',
      currency,
      amount,
      correction,
    };
  return {
    ...{ kind: 'win', ...base, transactionUuid: slip.winUuid, currency, amount },
    ...{ validTurnover: slip.validTurnover ?? 0n, line: slipLine(slip) },
  };
}

/** Answers that another attempt would only get again. A rollback of a bet the wallet does not know is answered with RS_OK. */
const TERMINAL: Record<'rollback' | 'win' | 'correct', readonly WalletStatus[]> = {
  rollback: ['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES'],
  win: [
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_ERROR_TRANSACTION_ROLLED_BACK',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_WRONG_CURRENCY',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
  ],
  correct: [
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    'RS_ERROR_TRANSACTION_ROLLED_BACK',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_LIMIT_REACHED',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
  ],
};

interface Step {
  slip: SlipRow;
  step: 'paid' | 'returned' | 'disputed' | 'again';
  error: string | null;
  balance: string | null;
  again_ms: number | null;
}

function stepOf(slip: SlipRow, answer: WalletAnswer): Step {
  const { state, attempts } = slip;
  if (answer.kind === 'ok')
    return {
      ...{ slip, step: state === 'returning' ? 'returned' : 'paid', error: null },
      ...{ balance: String(answer.balance), again_ms: null },
    };
  const error = answer.kind === 'no' ? answer.status : answer.reason;
  const kind = state === 'returning' ? 'rollback' : slip.correction > 0 ? 'correct' : 'win';
  if ((answer.kind === 'no' && TERMINAL[kind].includes(answer.status)) || attempts >= ATTEMPTS_MAX)
    return { slip, step: 'disputed', error, balance: null, again_ms: null };
  const againMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
  return { slip, step: 'again', error, balance: null, again_ms: againMs };
}

function textOf(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}
