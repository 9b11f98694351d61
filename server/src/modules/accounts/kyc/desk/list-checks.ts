import { type IdentityRow, listIdentityChecks } from '@lanna/contract/accounts/kyc/ops';
import { UNDECIDED_IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { flagsOf, kindOf, reasonsOf, stateOf, submissions } from '../documents/submission.ts';

/** Documents that members of the brands have sent, for the desk. */
export const checks = opsList(
  listIdentityChecks,
  ({ db }: ListScope & { operator: { id: string } }) => checkRows(db),
  {
    brand: 's.merchant_id',
    where: {
      state: (state, { eb }) =>
        eb('s.state', 'in', state === 'undecided' ? UNDECIDED_IDENTITY_STATES : [state]),
      kind: 's.kind',
      flag: (flag) => sql<boolean>`s.flags @> array[${flag}]::text[]`,
      member: 's.member_id',
      mine: (_, { eb, operator }) => eb('s.handled_by_id', '=', operator.id),
    },
    search: {
      ids: ['s.id', 's.member_id'],
      text: (typed, { eb, db, brandIds }) => eb('s.member_id', 'in', membersNamed(db, brandIds, typed)),
    },
    days: 's.sent_at',
    sorts: {
      at: { by: 's.sent_at', type: 'timestamptz' },
      changed: { by: 's.changed_at', type: 'timestamptz' },
    },
    id: 's.id',
    row: (record, { brands }) => showCheckRow(record, brands),
    // Without names, birthdays and numbers: a file leaves the house.
    file: {
      name: 'identity-checks',
      columns: {
        id: 'id',
        sent: 'sentAt',
        brand: 'brand',
        member: ({ member }) => member.name,
        attempt: 'attempt',
        document: 'kind',
        state: 'state',
        flags: ({ flags }) => flags.join(' '),
        reasons: ({ reasons }) => reasons.join(' '),
        handled_by: 'handledBy',
        changed: 'changedAt',
      },
    },
  },
);

/** Of all brands: the caller holds them to the scope. */
export function checkRows(db: Queryable) {
  return submissions(db)
    .innerJoin('members.account as m', 'm.id', 's.member_id')
    .select(['m.username', 'm.rank_level']);
}
type CheckRecord = Awaited<ReturnType<ReturnType<typeof checkRows>['executeTakeFirstOrThrow']>>;

export function showCheckRow(row: CheckRecord, brands: readonly Brand[]): IdentityRow {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    member: { id: row.member_id, name: row.username, rankLevel: row.rank_level },
    attempt: row.attempt,
    kind: kindOf(row),
    numberMasked: row.number_masked,
    state: stateOf(row),
    flags: flagsOf(row),
    reasons: reasonsOf(row),
    handledBy: row.handled_by,
    sentAt: row.sent_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    version: row.version,
  };
}
