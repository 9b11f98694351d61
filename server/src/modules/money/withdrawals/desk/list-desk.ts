import type { Received } from '@lanna/contract/endpoint';
import type {
  listWithdrawals as endpoint,
  WithdrawalRow as ShownRow,
} from '@lanna/contract/money/withdrawals/ops';
import { formatMoney } from '@lanna/rules/money';
import type { RiskKind } from '@lanna/rules/money/withdrawals/risk-rules';
import {
  OPEN_WITHDRAWAL_STATES,
  UNDECIDED_WITHDRAWAL_STATES,
} from '@lanna/rules/money/withdrawals/withdrawal-states';
import { idEndOf, shortNumber } from '@lanna/rules/short-number';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { payeeOf, stateOf, withdrawalRows } from '../asking/withdrawal.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;
interface Desk {
  brands: readonly Brand[];
  operatorId: string;
}

const PAGING: Paging = {
  keys: {
    at: { by: sql`w.requested_at`, type: 'timestamptz' },
    amount: { by: sql`w.amount`, type: 'bigint' },
    changed: { by: sql`w.changed_at`, type: 'timestamptz' },
  },
  id: sql`w.id`,
};

/** Withdrawals of the brands' members, for the desk. */
export async function listDesk(db: Queryable, desk: Desk, wanted: Query) {
  const page = await readPage(db, filtered(db, desk, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showDeskRow(row, desk.brands)) };
}

export function exportDesk(db: Queryable, desk: Desk, wanted: Filter): CsvAnswer {
  return {
    name: 'withdrawals',
    header: [
      'id',
      'number',
      'requested',
      'brand',
      'member',
      'amount',
      'fee',
      'currency',
      'channel',
      'bank',
      'account',
      'holder',
      'state',
      'reasons',
      'handled_by',
      'words',
      'changed',
    ],
    rows: linesOf(db, desk, wanted),
  };
}

async function* linesOf(db: Queryable, desk: Desk, wanted: Filter) {
  for await (const record of readAllRows(filtered(db, desk, wanted), PAGING, wanted)) {
    const row = showDeskRow(record, desk.brands);
    yield [
      row.id,
      shortNumber('W', row.id),
      row.requestedAt,
      row.brand,
      row.member.name,
      record.amount,
      record.fee,
      row.currency,
      row.channelCode,
      row.payee.bankCode,
      row.payee.numberMasked,
      row.payee.holderName,
      row.state,
      row.reasons.join(' '),
      row.handledBy,
      record.words,
      row.changedAt,
    ] as const;
  }
}

function filtered(db: Queryable, { brands, operatorId }: Desk, wanted: Filter) {
  const { state, reason, member, mine, search, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const states =
    state === 'undecided'
      ? UNDECIDED_WITHDRAWAL_STATES
      : state === 'open'
        ? OPEN_WITHDRAWAL_STATES
        : state && [state];
  const searchId = z.uuid().safeParse(search).data;
  const numbered = idEndOf('W', search ?? '');
  return deskRows(db, brandIds)
    .$if(states !== undefined, (query) => query.where('w.state', 'in', states ?? []))
    .$if(reason !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('withdrawals.reason as r')
            .select('r.kind')
            .whereRef('r.withdrawal_id', '=', 'w.id')
            .where('r.kind', '=', reason ?? ''),
        ),
      ),
    )
    .$if(member !== undefined, (query) => query.where('w.member_id', '=', member ?? ''))
    .$if(mine !== undefined, (query) => query.where('w.handled_by_id', '=', operatorId))
    .$if(searchId !== undefined, (query) =>
      query.where(({ or, eb, selectFrom }) =>
        or([
          eb('w.id', '=', searchId ?? ''),
          eb('w.member_id', '=', searchId ?? ''),
          eb(
            'w.id',
            'in',
            selectFrom('withdrawals.payout as p')
              .select('p.withdrawal_id')
              .where('p.id', '=', searchId ?? ''),
          ),
        ]),
      ),
    )
    .$if(search !== undefined && searchId === undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('w.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
          ...(numbered === undefined ? [] : [endsIn('w.id', numbered)]),
        ]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('w.requested_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (query) => query.where('w.requested_at', '<', startOfDay(brandIds, to ?? '', 1)));
}

export function deskRows(db: Queryable, brandIds: readonly string[]) {
  return withdrawalRows(db)
    .innerJoin('members.account as m', 'm.id', 'w.member_id')
    .where('w.merchant_id', 'in', brandIds)
    .select([
      'm.username',
      'm.rank_level',
      sql<
        string[]
      >`array(select r.kind from withdrawals.reason r where r.withdrawal_id = w.id order by r.kind)`.as(
        'reasons',
      ),
    ]);
}
export type DeskRecord = Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>;

export function showDeskRow(row: DeskRecord, brands: readonly Brand[]): ShownRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    member: { id: row.member_id, name: row.username, rankLevel: row.rank_level },
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    currency: row.currency,
    channelCode: row.channel_code,
    payee: payeeOf(row),
    state: stateOf(row),
    reasons: row.reasons as RiskKind[],
    handledBy: row.handled_by,
    requestedAt: row.requested_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    promisedUntil: row.promised_until?.toISOString() ?? null,
    version: row.version,
  };
}
