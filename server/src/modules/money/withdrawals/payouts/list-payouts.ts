import type { Received } from '@lanna/contract/endpoint';
import type {
  listPayouts as endpoint,
  PayoutRow as ShownRow,
} from '@lanna/contract/money/withdrawals/payouts-ops';
import { formatMoney } from '@lanna/rules/money';
import { PAYOUTS_IN_FLIGHT } from '@lanna/rules/money/withdrawals/payout-states';
import { idEndOf } from '@lanna/rules/short-number';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { existingPictures } from '../asking/pictures.ts';
import { netOf, type PayoutRow, payoutStateOf, receiptStateOf } from './payout.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    at: { by: sql`p.created_at`, type: 'timestamptz' },
    amount: { by: sql`p.amount`, type: 'bigint' },
    changed: { by: sql`p.changed_at`, type: 'timestamptz' },
  },
  id: sql`p.id`,
};

/** Payouts of the brands' members, and what members say of them. */
export async function listPayouts(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  const pictures = await existingPictures(
    db,
    page.rows.map(({ withdrawal_id }) => withdrawal_id),
  );
  return { ...page, rows: page.rows.map((row) => showPayoutRow(row, brands, pictures)) };
}

export function exportPayouts(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'payouts',
    header: [
      'id',
      'created',
      'brand',
      'withdrawal',
      'member',
      'amount',
      'fee',
      'net',
      'currency',
      'channel',
      'bank',
      'account',
      'holder',
      'state',
      'reference',
      'receipt',
      'changed',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showPayoutRow(record, brands, new Set());
    yield [
      row.id,
      row.createdAt,
      row.brand,
      row.withdrawalId,
      row.member.name,
      record.amount,
      record.fee,
      netOf(record),
      row.currency,
      row.channelCode,
      row.payee.bankCode,
      row.payee.numberMasked,
      row.payee.holderName,
      row.state,
      row.externalReference,
      row.receipt?.state ?? null,
      row.changedAt,
    ] as const;
  }
}

/** One payout for the desk. Refuses with `not_found`. */
export async function showDeskPayout(
  db: Queryable,
  { brands, brandIds }: { brands: readonly Brand[]; brandIds: readonly string[] },
  id: string,
): Promise<ShownRow> {
  const row = await payoutRows(db, brandIds).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return showPayoutRow(row, brands, await existingPictures(db, [row.withdrawal_id]));
}

function filtered(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  const { state, work, channel, search, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const states = state === 'in_flight' ? PAYOUTS_IN_FLIGHT : state && [state];
  const searchId = z.uuid().safeParse(search).data;
  const numbered = idEndOf('W', search ?? '');
  return payoutRows(db, brandIds)
    .$if(states !== undefined, (query) => query.where('p.state', 'in', states ?? []))
    .$if(work === 'by_hand', (query) =>
      query.where('p.channel_kind', '=', 'bank').where('p.state', 'in', ['ready', 'sent']),
    )
    .$if(work === 'disputes', (query) => query.where('p.receipt_state', '=', 'not_received'))
    .$if(channel !== undefined, (query) => query.where('p.channel_code', '=', channel ?? ''))
    .$if(searchId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('p.id', '=', searchId ?? ''),
          eb('p.member_id', '=', searchId ?? ''),
          eb('p.withdrawal_id', '=', searchId ?? ''),
        ]),
      ),
    )
    .$if(search !== undefined && searchId === undefined, (query) =>
      query.where(({ or, eb, selectFrom }) =>
        or([
          eb('p.external_reference', '=', search ?? ''),
          eb('p.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
          ...(numbered === undefined
            ? []
            : [
                eb(
                  'p.withdrawal_id',
                  'in',
                  selectFrom('withdrawals.withdrawal as w').select('w.id').where(endsIn('w.id', numbered)),
                ),
              ]),
        ]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('p.created_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (query) => query.where('p.created_at', '<', startOfDay(brandIds, to ?? '', 1)));
}

export function payoutRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('withdrawals.payout as p')
    .innerJoin('withdrawals.bank_account as b', 'b.id', 'p.bank_account_id')
    .innerJoin('members.account as m', 'm.id', 'p.member_id')
    .where('p.merchant_id', 'in', brandIds)
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
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
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
