import type { Way } from '@lanna/contract/money/payments/channel';
import type {
  ConfirmationOutcome,
  ConfirmationSource,
  WaitsFor,
} from '@lanna/contract/money/payments/confirmation';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { isPlausibleMoment } from '../../../platform/guard/plausible-moment.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

/** What a bank or a gateway says has happened. */
export interface ConfirmationFacts {
  merchantId: string;
  channelCode: string;
  way: Way;
  /** The bank's or the gateway's own name of it, unique for the channel. */
  externalReference: string;
  /** Our deposit's or payout's id, if it was reported. */
  reference: string | null;
  /** What the payer named, such as the first reference of a bill. */
  payerReference: string | null;
  outcome: ConfirmationOutcome;
  amount: Money;
  currency: string;
  happenedAt: Date;
  source: ConfirmationSource;
  payer: string | null;
}

/** Sources that are the word of an operator, who can write what no bank has said: nothing is credited by them without counting for one. */
export const ENTERED_BY_OPERATORS = ['statement', 'desk'] as const satisfies readonly ConfirmationSource[];

export function isEnteredByOperator({ source }: Pick<ConfirmationFacts, 'source'>): boolean {
  return (ENTERED_BY_OPERATORS as readonly ConfirmationSource[]).includes(source);
}

export interface Confirmation extends ConfirmationFacts {
  id: string;
  /** The deposit or payout it has credited or settled. */
  matchedTo: string | null;
  waitsFor: WaitsFor | null;
}

/** What a topic does with a confirmation: `waitsFor` says why it stays where it is. */
export type Applied = 'matched' | 'waiting' | { waitsFor: WaitsFor };

/** Of the topics that own deposits and payouts: applies what was confirmed, in the transaction that takes it. */
export interface ApplyConfirmation {
  way: Way;
  /**
   * Looks for what the confirmation belongs to, moves its money, calls `matchConfirmation` and answers `matched`; or answers why it must
   * wait. A confirmation of a failure comes the same way.
   */
  apply(tx: Tx, confirmation: Confirmation, now: Date): Promise<Applied>;
  /** Left out: everything goes the way of `apply`. */
  atOnce?: ApplyAtOnce;
}

/** The plain case of a payment with our reference, for gateways' events, which come in great numbers: one statement instead of a transaction. */
export interface ApplyAtOnce {
  /**
   * An SQL function `(merchant, channel, reference, confirmation, amount, currency, now)` that moves the money and answers (subject_id,
   * member_id); no row where the case is not plain: then all is undone, and `apply` is called in a transaction.
   */
  sqlFunction: `${string}.${string}`;
  /**
   * An SQL function `(references)` that holds what these are about, in the order in which everybody holds it, and answers those whose payments
   * may go together.
   */
  holdFunction: `${string}.${string}`;
  /** After the commit. */
  applied(done: { merchantId: string; memberId: string }): void;
}

declare module '../../../platform/topic.ts' {
  interface Contributions {
    'payments.apply': ApplyConfirmation;
  }
}

/**
 * Writes it down, once by brand, channel, way and external reference. `repeated`: the same was said before; `conflict`: something else was
 * said of the same reference, which stands. `id` is that of what stands. Who takes one applies it too: `applyConfirmation`, or its own
 * rule followed by `matchConfirmation`. Refuses a time that is yet to come or more than a year ago.
 */
export async function takeConfirmation(
  tx: Tx,
  confirmation: ConfirmationFacts & { now: Date },
): Promise<{ outcome: 'new' | 'repeated' | 'conflict'; id: string }> {
  const c = confirmation;
  if (!isPlausibleMoment(c.happenedAt, c.now))
    throw new Refusal('invalid_input', { fields: [{ field: 'happenedAt', rule: 'range' }] });
  const { rows } = await sql<{ outcome: 'new' | 'repeated' | 'conflict'; id: string }>`
    select outcome, id from payments.take_confirmation(${newId()}, ${c.merchantId}, ${c.channelCode}, ${c.way},
      ${c.externalReference}, ${c.reference}, ${c.payerReference}, ${c.outcome}, ${c.amount}, ${c.currency}, ${c.happenedAt},
      ${c.source}, ${c.payer}, ${c.now})`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error('take_confirmation answered nothing');
  return taken;
}

/** Says what a confirmation belongs to, once. `taken`: it belongs to something else already, and nothing may be moved for it again. */
export async function matchConfirmation(
  tx: Tx,
  id: string,
  subjectId: string,
  now: Date,
): Promise<'matched' | 'repeated' | 'taken'> {
  const { numUpdatedRows } = await tx
    .updateTable('payments.confirmation')
    .set({ matched_to: subjectId, matched_at: now, waits_for: null })
    .where('id', '=', id)
    .where('matched_to', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'matched';
  const status = await tx
    .selectFrom('payments.confirmation')
    .select('matched_to')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status.matched_to === subjectId ? 'repeated' : 'taken';
}

/** Notes why a confirmation is not applied; without effect once it is matched. */
export async function keepWaiting(tx: Tx, id: string, waitsFor: WaitsFor): Promise<void> {
  await tx
    .updateTable('payments.confirmation')
    .set({ waits_for: waitsFor })
    .where('id', '=', id)
    .where('matched_to', 'is', null)
    .where('waits_for', 'is distinct from', waitsFor)
    .execute();
}

/** What has come before its deposit or payout existed, oldest first; held until the end of the transaction. */
export async function waitingConfirmations(
  tx: Tx,
  wanted: { merchantId: string; way: Way } & (
    | { reference: string; payerReference?: undefined }
    | { payerReference: string; reference?: undefined }
  ),
): Promise<Confirmation[]> {
  const rows = await tx
    .selectFrom('payments.confirmation')
    .selectAll()
    .where('merchant_id', '=', wanted.merchantId)
    .where('way', '=', wanted.way)
    .where('matched_to', 'is', null)
    .$if(wanted.reference !== undefined, (query) => query.where('reference', '=', wanted.reference ?? ''))
    .$if(wanted.payerReference !== undefined, (query) =>
      query.where('payer_reference', '=', wanted.payerReference ?? ''),
    )
    .orderBy('taken_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(confirmationOf);
}

/** One confirmation of a brand, for what is shown and decided at a desk. */
export async function findConfirmation(
  db: Queryable,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('payments.confirmation')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row && confirmationOf(row);
}

export interface ConfirmationRecord {
  id: string;
  merchant_id: string;
  channel_code: string;
  way: string;
  external_reference: string;
  reference: string | null;
  payer_reference: string | null;
  outcome: string;
  amount: bigint;
  currency: string;
  happened_at: Date;
  source: string;
  payer: string | null;
  matched_to: string | null;
  waits_for: string | null;
}

export function confirmationOf(row: ConfirmationRecord): Confirmation {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    channelCode: row.channel_code,
    way: row.way as Way,
    externalReference: row.external_reference,
    reference: row.reference,
    payerReference: row.payer_reference,
    outcome: row.outcome as ConfirmationOutcome,
    amount: row.amount,
    currency: row.currency,
    happenedAt: row.happened_at,
    source: row.source as ConfirmationSource,
    payer: row.payer,
    matchedTo: row.matched_to,
    waitsFor: row.waits_for as WaitsFor | null,
  };
}
