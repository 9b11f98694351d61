import { depositPay } from '@lanna/contract/money/cashier/cashier';
import type {
  DepositDeskMove,
  DepositDeskPage,
  DepositPayment,
  DepositRow,
} from '@lanna/contract/money/cashier/ops';
import type { ConfirmationSource } from '@lanna/contract/money/payments/confirmation';
import { formatMoney } from '@lanna/rules/money';
import type { DepositState, MoveCause } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { needsSecondOperator, readDeskSums } from '../crediting/desk-sums.ts';
import { type DeskRecord, deskDeposits, showDeskRow } from './list-desk.ts';

/** One deposit for the desk. Refuses with `not_found`. */
export async function showDeskDeposit(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands' | 'operator' | 'mustBeProposed'>,
  id: string,
  now: Date,
): Promise<DepositDeskPage> {
  const record = await deskDeposits.found({ db, brands: call.brands, now }, id);
  const row = showDeskRow(record, call.brands, now);
  const { merchant_id: merchantId, member_id: memberId } = record;
  const sums = await readDeskSums(db, { merchantId, operatorId: call.operator.id, memberId }, now);
  const isOpen = record.confirmation_id === null && record.status !== 'credited';
  return {
    row,
    pay: record.pay === null ? null : depositPay.parse(record.pay),
    words: record.words,
    follows: record.follows,
    payment: record.confirmation_id === null ? null : await paymentOf(db, record.confirmation_id),
    candidates: isOpen ? await candidatesOf(db, record) : [],
    slips: await slipsOf(db, record),
    moves: movesOf(row, record),
    needsSecondOperator: await needsSecondOperator(db, call, record.confirmed_amount ?? record.amount, sums),
    lately: { byYou: formatMoney(sums.byOperator), toMember: formatMoney(sums.toMember) },
    proposalId: record.proposal_id,
    member: { ...(await factsOf(db, record)), name: row.member.name },
    history: await historyOf(db, id),
  };
}

/** While a second operator is asked, no other one confirms or credits. */
function movesOf(
  { status }: DepositRow,
  { confirmation_id, kind, proposal_id }: DeskRecord,
): DepositDeskMove[] {
  if (status === 'credited' || kind === 'sandbox') return [];
  const isAsked = proposal_id !== null && status === 'review';
  const refuse: DepositDeskMove[] = status === 'waiting' || status === 'review' ? ['refuse'] : [];
  if (isAsked) return refuse;
  if (confirmation_id !== null) return status === 'review' ? ['credit', ...refuse] : [];
  return ['confirm', ...refuse];
}

async function paymentOf(db: Queryable, id: string): Promise<DepositPayment | null> {
  const row = await payments(db).where('c.id', '=', id).executeTakeFirst();
  return row ? showPayment(row) : null;
}

async function candidatesOf(db: Queryable, { merchant_id, amount, currency, reference }: DeskRecord) {
  const rows = await payments(db)
    .where('c.merchant_id', '=', merchant_id)
    .where('c.matched_to', 'is', null)
    .where('c.currency', '=', currency)
    .where(({ or, eb }) => or([eb('c.amount', '=', amount), eb('c.payer_reference', '=', reference)]))
    .orderBy('c.taken_at', 'desc')
    .limit(5)
    .execute();
  return rows.map(showPayment);
}

function payments(db: Queryable) {
  return db
    .selectFrom('payments.confirmed as c')
    .selectAll()
    .where('c.way', '=', 'in')
    .where('c.outcome', '=', 'paid');
}

function showPayment(
  row: Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>,
): DepositPayment {
  return {
    id: row.id,
    channelCode: row.channel_code,
    externalReference: row.external_reference,
    payerReference: row.payer_reference,
    payer: row.payer,
    amount: formatMoney(row.amount),
    currency: row.currency,
    source: row.source as ConfirmationSource,
    happenedAt: row.happened_at.toISOString(),
  };
}

async function slipsOf(db: Queryable, { id, merchant_id }: DeskRecord): Promise<DepositDeskPage['slips']> {
  const slips = await db
    .selectFrom('cashier.slip')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('sent_at')
    .execute();
  return Promise.all(
    slips.map(async (slip) => {
      const same = await db
        .selectFrom('cashier.slip as s')
        .innerJoin('cashier.deposit as d', 'd.id', 's.deposit_id')
        .innerJoin('members.account as m', 'm.id', 'd.member_id')
        .select(['d.id', 'd.reference', 'd.status', 'd.member_id', 'm.username'])
        .where('s.merchant_id', '=', merchant_id)
        .where('s.deposit_id', '<>', id)
        .where(({ or, and, eb }) =>
          or([
            eb('s.pixels_sha256', '=', slip.pixels_sha256),
            ...(slip.trans_ref === null
              ? []
              : [
                  and([eb('s.trans_ref', '=', slip.trans_ref), eb('s.sending_bank', '=', slip.sending_bank)]),
                ]),
          ]),
        )
        .limit(10)
        .execute();
      return {
        id: slip.id,
        sentAt: slip.sent_at.toISOString(),
        sendingBank: slip.sending_bank,
        transRef: slip.trans_ref,
        hasPicture: slip.picture_id !== null,
        sameAs: same.map((other) => ({
          id: other.id,
          reference: other.reference,
          member: { id: other.member_id, name: other.username ?? '' },
          status: other.status as DepositState,
        })),
      };
    }),
  );
}

async function factsOf(db: Queryable, { member_id, merchant_id }: DeskRecord) {
  const member = await db
    .selectFrom('members.account')
    .select(['status', 'rank_level', 'registered_at'])
    .where('id', '=', member_id)
    .where('merchant_id', '=', merchant_id)
    .executeTakeFirstOrThrow();
  const counted = await db
    .selectFrom('cashier.deposit')
    .where('member_id', '=', member_id)
    .select([
      sql<number>`(count(*) filter (where status = 'credited'))::int`.as('credited'),
      sql<bigint>`coalesce(sum(credited_amount), 0)::bigint`.as('sum'),
      sql<number>`(count(*) filter (where status in ('expired', 'failed')))::int`.as('ended'),
      sql<number>`(count(*) filter (where status = 'refused'))::int`.as('refused'),
      sql<Date | null>`max(credited_at)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  return {
    id: member_id,
    status: member.status,
    rankLevel: member.rank_level,
    registeredAt: member.registered_at.toISOString(),
    credited: counted.credited,
    creditedSum: formatMoney(counted.sum),
    cameToNothing: counted.ended,
    refused: counted.refused,
    lastCreditedAt: counted.last?.toISOString() ?? null,
  };
}

async function historyOf(db: Queryable, id: string): Promise<DepositDeskPage['history']> {
  const rows = await db
    .selectFrom('cashier.move')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    from: row.from_status as DepositState | null,
    to: row.to_status as DepositState,
    cause: row.cause as MoveCause,
    operator: row.operator_name,
    words: row.words,
    at: row.at.toISOString(),
  }));
}
