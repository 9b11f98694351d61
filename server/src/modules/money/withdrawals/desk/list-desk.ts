import { listWithdrawals, type WithdrawalRow as ShownRow } from '@lanna/contract/money/withdrawals/ops';
import { formatMoney } from '@lanna/rules/money';
import type { RiskKind } from '@lanna/rules/money/withdrawals/risk-rules';
import {
  OPEN_WITHDRAWAL_STATES,
  UNDECIDED_WITHDRAWAL_STATES,
} from '@lanna/rules/money/withdrawals/withdrawal-states';
import { idEndOf, shortNumber } from '@lanna/rules/short-number';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { endsIn } from '../../../../platform/ops/numbered.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { payeeOf, stateOf, withdrawalRows } from '../asking/withdrawal.ts';

const GROUPS = { undecided: UNDECIDED_WITHDRAWAL_STATES, open: OPEN_WITHDRAWAL_STATES } as const;

/** Withdrawals of the brands' members, for the desk. */
export const deskWithdrawals = opsList(
  listWithdrawals,
  ({ db }: ListScope & { operator: { id: string } }) => deskRows(db),
  {
    brand: 'w.merchant_id',
    where: {
      state: (state, { eb }) =>
        eb('w.state', 'in', state === 'undecided' || state === 'open' ? GROUPS[state] : [state]),
      reason: (reason, { eb }) =>
        eb.exists(
          eb
            .selectFrom('withdrawals.reason as r')
            .select('r.kind')
            .whereRef('r.withdrawal_id', '=', 'w.id')
            .where('r.kind', '=', reason),
        ),
      member: 'w.member_id',
      mine: (_, { eb, operator }) => eb('w.handled_by_id', '=', operator.id),
    },
    search: {
      ids: (id, { eb }) =>
        eb.or([
          eb('w.id', '=', id),
          eb('w.member_id', '=', id),
          eb(
            'w.id',
            'in',
            eb.selectFrom('withdrawals.payout as p').select('p.withdrawal_id').where('p.id', '=', id),
          ),
        ]),
      text(typed, { eb, db, brandIds }) {
        const numbered = idEndOf('W', typed);
        return eb.or([
          eb('w.member_id', 'in', membersNamed(db, brandIds, typed)),
          ...(numbered === undefined ? [] : [endsIn('w.id', numbered)]),
        ]);
      },
    },
    days: 'w.requested_at',
    sorts: {
      at: { by: 'w.requested_at', type: 'timestamptz' },
      amount: { by: 'w.amount', type: 'bigint' },
      changed: { by: 'w.changed_at', type: 'timestamptz' },
    },
    id: 'w.id',
    row: (record, { brands }) => showDeskRow(record, brands),
    file: {
      name: 'withdrawals',
      columns: {
        id: 'id',
        number: ({ id }) => shortNumber('W', id),
        requested: 'requestedAt',
        brand: 'brand',
        member: ({ member }) => member.name,
        amount: (_, { amount }) => amount,
        fee: (_, { fee }) => fee,
        currency: 'currency',
        channel: 'channelCode',
        bank: ({ payee }) => payee.bankCode,
        account: ({ payee }) => payee.numberMasked,
        holder: ({ payee }) => payee.holderName,
        state: 'state',
        reasons: ({ reasons }) => reasons.join(' '),
        handled_by: 'handledBy',
        words: (_, { words }) => words,
        changed: 'changedAt',
      },
    },
  },
);

function deskRows(db: Queryable) {
  return withdrawalRows(db)
    .innerJoin('members.account as m', 'm.id', 'w.member_id')
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
    brand: brandCode(brands, row.merchant_id),
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
