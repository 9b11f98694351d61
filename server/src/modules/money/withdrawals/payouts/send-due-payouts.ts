import { sql } from 'kysely';
import type { Log } from '../../../../platform/process/log.ts';
import { findChannel } from '../../payments/channel.ts';
import type { PayoutAnswer } from '../../payments/gateway-orders.ts';
import { recordConfirmation } from '../../payments/record-confirmation.ts';
import { bankAccountPlace } from '../banks/bank-account.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { notifyOfWithdrawal } from '../record/notify-member.ts';
import { netOf, type PayoutRow } from './payout.ts';

type SendDeps = Pick<WithdrawalDeps, 'db' | 'clock' | 'secrets' | 'gateways' | 'applies'> & {
  log?: Pick<Log, 'error'>;
};

const AT_ONCE = 20;
/** Between two tries, longer each time; the first of them outlasts any call that is still under way. */
const BACKOFF_MINUTES = [1, 2, 5, 10, 30] as const;

/**
 * Orders every payout that is due from its channel: for the first time, or again when what became of it is not known. A payout keeps its
 * one reference, which a gateway carries out once however often it is sent, and what was sent before is asked after first. The job
 * may be killed anywhere: what it had not done is due again. Answers how many it has dealt with.
 */
export async function sendDuePayouts(deps: SendDeps, signal?: AbortSignal): Promise<number> {
  let dealt = 0;
  while (!signal?.aborted) {
    const due = await claimDue(deps);
    for (const payout of due) await sendOne(deps, payout);
    dealt += due.length;
    if (due.length < AT_ONCE) break;
  }
  return dealt;
}

/** Takes some for this process for a while; two processes never have the same. */
async function claimDue({ db, clock }: SendDeps): Promise<PayoutRow[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('withdrawals.payout')
      .select('id')
      .where('try_at', '<=', now)
      .orderBy('try_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    return tx
      .updateTable('withdrawals.payout')
      .set({
        tries: sql<number>`tries + 1`,
        try_at: sql<Date>`${now}::timestamptz
          + make_interval(mins => (${`{${BACKOFF_MINUTES.join(',')}}`}::integer[])[least(tries + 1, ${BACKOFF_MINUTES.length})])`,
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
}

/** A payout that fails keeps no other from being sent. */
async function sendOne(deps: SendDeps, payout: PayoutRow): Promise<void> {
  try {
    if (payout.channel_kind === 'sandbox') await confirmSandbox(deps, payout);
    else if (payout.channel_kind === 'gateway') await orderGateway(deps, payout);
  } catch (error) {
    deps.log?.error({ err: error, payout: payout.id }, 'a payout could not be sent; it is tried again');
    await note(deps, payout, { lastError: 'error' });
  }
}

/** The sandbox pays at once, and says so as a gateway would. */
async function confirmSandbox({ db, clock, applies }: SendDeps, payout: PayoutRow): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) =>
    recordConfirmation(
      tx,
      applies(),
      {
        merchantId: payout.merchant_id,
        channelCode: payout.channel_code,
        way: 'out',
        externalReference: payout.id,
        reference: payout.id,
        payerReference: null,
        outcome: 'paid',
        amount: netOf(payout),
        currency: payout.currency,
        happenedAt: now,
        source: 'sandbox',
        payer: null,
      },
      now,
    ),
  );
}

async function orderGateway(deps: SendDeps, payout: PayoutRow): Promise<void> {
  if (payout.tries > 1) {
    const { outcome } = await deps.gateways.askAfter(payout.id);
    if (outcome === 'ended') return;
    if (outcome === 'pending') return note(deps, payout, { state: 'sent', lastError: null });
    if (outcome === 'unanswered') return note(deps, payout, { lastError: 'unanswered' });
  }
  const answer = await order(deps, payout);
  // Refused: the confirmation that it failed has been applied already.
  if (answer.outcome === 'accepted') await note(deps, payout, { state: 'sent', lastError: null });
  else if (answer.outcome === 'unanswered') await note(deps, payout, { lastError: 'unanswered' });
}

async function order({ db, secrets, gateways }: SendDeps, payout: PayoutRow): Promise<PayoutAnswer> {
  const channel = await findChannel(db.kysely, {
    merchantId: payout.merchant_id,
    way: 'out',
    code: payout.channel_code,
  });
  if (channel?.kind !== 'gateway') return { outcome: 'unanswered' };
  const account = await db.kysely
    .selectFrom('withdrawals.bank_account')
    .select(['id', 'bank_code', 'number', 'holder_name'])
    .where('id', '=', payout.bank_account_id)
    .executeTakeFirstOrThrow();
  return gateways.payoutOrder(channel, {
    id: payout.id,
    amount: netOf(payout),
    currency: payout.currency,
    payee: {
      bankCode: account.bank_code,
      accountNumber: secrets.open(account.number, bankAccountPlace(account.id)),
      accountName: account.holder_name,
    },
  });
}

/** A confirmation may have been faster: what has ended stays as it is. */
async function note(
  { db, clock }: SendDeps,
  { id, member_id, merchant_id }: PayoutRow,
  { state, lastError }: { state?: 'sent'; lastError: string | null },
): Promise<void> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('withdrawals.payout')
    .set({
      last_error: lastError,
      // Taken: from now on it is reported, or asked after by the gateway's own job.
      ...(state ? { state, try_at: null, changed_at: clock.now(), version: sql<number>`version + 1` } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  if (state && numUpdatedRows > 0n)
    await notifyOfWithdrawal(db.kysely, { merchantId: merchant_id, memberId: member_id });
}
