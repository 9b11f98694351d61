import {
  type countExclusions as counting,
  type ExclusionRow,
  listExclusions,
} from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { exclusionsOfBrands, showExclusions } from '../exclusions/exclusion-row.ts';

interface Scope extends ListScope {
  now: Date;
}

export const exclusions = opsList(
  listExclusions,
  ({ db, brands }: Scope) =>
    exclusionsOfBrands(
      db,
      brands.map(({ id }) => id),
    ),
  {
    // One that was asked for elsewhere is found where it holds an account of the scope.
    brand: null,
    where: {
      kind: 'e.kind',
      origin: 'e.origin',
      state(state, { eb, brandIds, now }) {
        if (state === 'ended') return eb('e.ended_at', 'is not', null);
        const overdue = sql<boolean>`e.kind = 'self_exclusion' and e.until <= ${now}`;
        const meanings = {
          in_force: [],
          running: [eb('e.ends_at', 'is', null), sql<boolean>`(${overdue}) is not true`],
          overdue: [eb('e.ends_at', 'is', null), overdue],
          ending: [eb('e.ends_at', 'is not', null)],
          suspected: [
            eb(
              'e.id',
              'in',
              eb
                .selectFrom('protection.excluded_account as alike')
                .select('alike.exclusion_id')
                .where('alike.merchant_id', 'in', brandIds)
                .where('alike.suspected', '=', true)
                .where('alike.released_at', 'is', null),
            ),
          ],
        };
        return eb.and([eb('e.ended_at', 'is', null), ...meanings[state]]);
      },
    },
    search: (typed, { eb, db, brandIds }) =>
      eb(
        'e.id',
        'in',
        eb
          .selectFrom('protection.excluded_account as named')
          .select('named.exclusion_id')
          .where('named.member_id', 'in', membersNamed(db, brandIds, typed)),
      ),
    sorts: { since: { by: 'e.since', type: 'timestamptz' } },
    id: 'e.id',
    rows: (records, { db, brands, now }): Promise<ExclusionRow[]> => showExclusions(db, brands, records, now),
    file: {
      name: 'exclusions',
      columns: {
        since: 'since',
        brand: 'brand',
        member: ({ member }) => member?.username ?? '',
        kind: 'kind',
        origin: 'origin',
        state: 'state',
        until: 'until',
        end_asked: 'endAskedAt',
        ends: 'endsAt',
        ended: 'endedAt',
        ended_by: 'endedBy',
        accounts: 'accounts',
        marks: ({ marks }) => marks.join(' '),
        reason: 'reason',
        operator: 'operator',
      },
    },
  },
);

export async function countExclusions(
  db: Queryable,
  brandIds: readonly string[],
  now: Date,
): Promise<Value<typeof counting>> {
  const self = sql`kind = 'self_exclusion'`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::integer`;
  return db
    .selectFrom(exclusionsOfBrands(db, brandIds).where('e.ended_at', 'is', null).as('held'))
    .select([
      count(sql`kind = 'time_out'`).as('timeOuts'),
      count(self).as('selfExclusions'),
      count(sql`${self} and until is null`).as('forGood'),
      count(sql`${self} and until <= ${now} and ends_at is null`).as('overdue'),
      count(sql`ends_at is not null`).as('ending'),
      count(sql`origin = 'registry'`).as('registry'),
    ])
    .executeTakeFirstOrThrow();
}
