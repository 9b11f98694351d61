import type { listIdentityChecks as endpoint, IdentityRow } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { UNDECIDED_IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { flagsOf, kindOf, reasonsOf, stateOf, submissions } from '../documents/submission.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;
interface Desk {
  brands: readonly Brand[];
  operatorId: string;
}

const PAGING: Paging = {
  keys: {
    at: { by: sql`s.sent_at`, type: 'timestamptz' },
    changed: { by: sql`s.changed_at`, type: 'timestamptz' },
  },
  id: sql`s.id`,
};

/** Documents that members of the brands have sent, for the desk. */
export async function listChecks(db: Queryable, desk: Desk, wanted: Query) {
  const page = await readPage(db, filtered(db, desk, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showCheckRow(row, desk.brands)) };
}

/** Without names, birthdays and numbers: a file leaves the house. */
export function exportChecks(db: Queryable, desk: Desk, wanted: Filter): CsvAnswer {
  return {
    name: 'identity-checks',
    header: [
      'id',
      'sent',
      'brand',
      'member',
      'attempt',
      'document',
      'state',
      'flags',
      'reasons',
      'handled_by',
      'changed',
    ],
    rows: linesOf(db, desk, wanted),
  };
}

async function* linesOf(db: Queryable, desk: Desk, wanted: Filter) {
  for await (const record of readAllRows(filtered(db, desk, wanted), PAGING, wanted)) {
    const row = showCheckRow(record, desk.brands);
    const { id, sentAt, brand, member, attempt, kind, state, flags, reasons, handledBy, changedAt } = row;
    yield [
      id,
      sentAt,
      brand,
      member.name,
      attempt,
      kind,
      state,
      flags.join(' '),
      reasons.join(' '),
      handledBy,
      changedAt,
    ] as const;
  }
}

function filtered(db: Queryable, { brands, operatorId }: Desk, wanted: Filter) {
  const { state, kind, flag, member, mine, search, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const states = state === 'undecided' ? UNDECIDED_IDENTITY_STATES : state && [state];
  const searchId = z.uuid().safeParse(search).data;
  return checkRows(db, brandIds)
    .$if(states !== undefined, (query) => query.where('s.state', 'in', states ?? []))
    .$if(kind !== undefined, (query) => query.where('s.kind', '=', kind ?? ''))
    .$if(flag !== undefined, (query) => query.where(sql<boolean>`s.flags @> array[${flag}]::text[]`))
    .$if(member !== undefined, (query) => query.where('s.member_id', '=', member ?? ''))
    .$if(mine !== undefined, (query) => query.where('s.handled_by_id', '=', operatorId))
    .$if(searchId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('s.id', '=', searchId ?? ''), eb('s.member_id', '=', searchId ?? '')]),
      ),
    )
    .$if(search !== undefined && searchId === undefined, (query) =>
      query.where('s.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
    )
    .$if(from !== undefined, (query) => query.where('s.sent_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (query) => query.where('s.sent_at', '<', startOfDay(brandIds, to ?? '', 1)));
}

export function checkRows(db: Queryable, brandIds: readonly string[]) {
  return submissions(db)
    .innerJoin('members.account as m', 'm.id', 's.member_id')
    .where('s.merchant_id', 'in', brandIds)
    .select(['m.username', 'm.rank_level']);
}
export type CheckRecord = Awaited<ReturnType<ReturnType<typeof checkRows>['executeTakeFirstOrThrow']>>;

export function showCheckRow(row: CheckRecord, brands: readonly Brand[]): IdentityRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
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
