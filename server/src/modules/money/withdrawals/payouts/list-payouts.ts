import { listPayouts, type PayoutRow as ShownRow } from '@lanna/contract/money/withdrawals/payouts-ops';
import { formatMoney } from '@lanna/rules/money';
import { PAYOUTS_IN_FLIGHT } from '@lanna/rules/money/withdrawals/payout-states';
import { idEndOf } from '@lanna/rules/short-number';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { existingPictures } from '../asking/pictures.ts';
import { netOf, type PayoutRow, payoutStateOf, receiptStateOf } from './payout.ts';

/** Payouts of the brands' members, and what members say of them. */
export const payouts = opsList(listPayouts, ({ db }: ListScope) => payoutRows(db), {
  brand: 'p.merchant_id',
  where: {
    state: (state, { eb }) => eb('p.state', 'in', state === 'in_flight' ? PAYOUTS_IN_FLIGHT : [state]),
    work: (work, { eb }) =>
      work === 'disputes'
        ? eb('p.receipt_state', '=', 'not_received')
        : eb.and([eb('p.channel_kind', '=', 'bank'), eb('p.state', 'in', ['ready', 'sent'])]),
    channel: 'p.channel_code',
  },
  search: {
    ids: ['p.id', 'p.member_id', 'p.withdrawal_id'],
    text(typed, { eb, db, brandIds }) {
      const numbered = idEndOf('W', typed);
      const withdrawals = eb.selectFrom('withdrawals.withdrawal as w').select('w.id');
      return eb.or([
        eb('p.external_reference', '=', typed),
        eb('p.member_id', 'in', membersNamed(db, brandIds, typed)),
        ...(numbered === undefined
          ? []
          : [eb('p.withdrawal_id', 'in', withdrawals.where(endsIn('w.id', numbered)))]),
      ]);
    },
  },
  days: 'p.created_at',
  sorts: {
    at: { by: 'p.created_at', type: 'timestamptz' },
    amount: { by: 'p.amount', type: 'bigint' },
    changed: { by: 'p.changed_at', type: 'timestamptz' },
  },
  id: 'p.id',
  async rows(records, { db, brands }) {
    const pictures = await existingPictures(
      db,
      records.map(({ withdrawal_id }) => withdrawal_id),
    );
    return records.map((record) => showPayoutRow(record, brands, pictures));
  },
  file: {
    name: 'payouts',
    columns: {
      id: 'id',
      created: 'createdAt',
      brand: 'brand',
      withdrawal: 'withdrawalId',
      member: ({ member }) => member.name,
      amount: (_, { amount }) => amount,
      fee: (_, { fee }) => fee,
      net: (_, record) => netOf(record),
      currency: 'currency',
      channel: 'channelCode',
      bank: ({ payee }) => payee.bankCode,
      account: ({ payee }) => payee.numberMasked,
      holder: ({ payee }) => payee.holderName,
      state: 'state',
      reference: 'externalReference',
      receipt: ({ receipt }) => receipt?.state ?? null,
      changed: 'changedAt',
    },
  },
});

/** Of all brands: the caller holds them to the scope. */
export function payoutRows(db: Queryable) {
  return db
    .selectFrom('withdrawals.payout as p')
    .innerJoin('withdrawals.bank_account as b', 'b.id', 'p.bank_account_id')
    .innerJoin('members.account as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select(['b.bank_code', 'b.number_masked', 'b.holder_name', 'm.username']);
}
type DeskPayout = Awaited<ReturnType<ReturnType<typeof payoutRows>['executeTakeFirstOrThrow']>>;

export function showPayoutRow(
  row: DeskPayout,
  brands: readonly Brand[],
  pictures: ReadonlySet<string>,
): ShownRow {
  const receipt = receiptStateOf(row);
  return {
    id: row.id,
    withdrawalId: row.withdrawal_id,
    brand: brandCode(brands, row.merchant_id),
    member: { id: row.member_id, name: row.username },
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    net: formatMoney(netOf(row)),
    currency: row.currency,
    channelCode: row.channel_code,
    channelKind: row.channel_kind as ShownRow['channelKind'],
    payee: { bankCode: row.bank_code, numberMasked: row.number_masked, holderName: row.holder_name },
    state: payoutStateOf(row),
    tries: row.tries,
    lastError: row.last_error,
    externalReference: row.external_reference,
    receipt:
      receipt === null
        ? null
        : {
            state: receipt,
            until: (row.receipt_until ?? row.changed_at).toISOString(),
            changedAt: (row.receipt_changed_at ?? row.changed_at).toISOString(),
            remark: row.receipt_remark,
            pictures: row.receipt_pictures.filter((picture) => pictures.has(picture)),
            words: row.receipt_words,
          },
    moves: movesOf(row),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    version: row.version,
  };
}

function movesOf(row: PayoutRow): ShownRow['moves'] {
  if (row.receipt_state === 'not_received') return ['close_dispute'];
  if (row.state === 'ready') return ['send'];
  return row.state === 'sent' && row.channel_kind === 'bank' ? ['settle', 'fail'] : [];
}
