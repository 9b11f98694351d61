import type { ExclusionRow } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const HOUR_MS = 3_600_000;
/** How long an operator's own mistake can be taken back. */
const CORRECTABLE_MS = 24 * HOUR_MS;

/** Exclusions that concern these brands: asked for there, or holding an account of theirs. */
export function exclusionsOfBrands(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('protection.exclusion as e')
    .leftJoin('members.account as m', (on) =>
      on.onRef('m.id', '=', 'e.member_id').on('m.merchant_id', 'in', brandIds),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('e.merchant_id', 'in', brandIds),
        exists(
          selectFrom('protection.excluded_account as a')
            .select('a.member_id')
            .whereRef('a.exclusion_id', '=', 'e.id')
            .where('a.merchant_id', 'in', brandIds),
        ),
      ]),
    )
    .selectAll('e')
    .select('m.username');
}

export type ExclusionRecord = Awaited<
  ReturnType<ReturnType<typeof exclusionsOfBrands>['executeTakeFirstOrThrow']>
>;

/** As the console shows them. Of a person's accounts at brands beyond the operator's only the number is shown. */
export async function showExclusions(
  db: Queryable,
  brands: readonly Brand[],
  records: readonly ExclusionRecord[],
  now: Date,
): Promise<ExclusionRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const [accounts, marks] = await Promise.all([accountsOf(db, ids), marksOf(db, ids)]);
  const codeOf = (id: string) => brands.find((brand) => brand.id === id)?.code;
  return records.map((record) => {
    const own = accounts.filter(({ exclusion_id }) => exclusion_id === record.id);
    const { member_id: memberId, username } = record;
    const kinds = new Set(marks.filter((mark) => mark.exclusion_id === record.id).map(({ kind }) => kind));
    return {
      id: record.id,
      brand: codeOf(record.merchant_id) ?? '',
      kind: record.kind as ExclusionRow['kind'],
      origin: record.origin as ExclusionRow['origin'],
      state: stateOf(record, now),
      since: record.since.toISOString(),
      until: record.until?.toISOString() ?? null,
      endAskedAt: record.end_asked_at?.toISOString() ?? null,
      endsAt: record.ends_at?.toISOString() ?? null,
      endedAt: record.ended_at?.toISOString() ?? null,
      endedBy: record.ended_by as ExclusionRow['endedBy'],
      member: memberId !== null && username !== null ? { id: memberId, username } : null,
      accounts: own.filter(({ released_at }) => released_at === null).length,
      inScope: own.flatMap((account) => {
        const brand = codeOf(account.merchant_id);
        if (brand === undefined) return [];
        return {
          id: account.member_id,
          brand,
          username: account.username ?? '',
          foundBy: account.found_by as ExclusionRow['inScope'][number]['foundBy'],
          suspected: account.suspected && account.released_at === null,
          since: account.since.toISOString(),
          releasedAt: account.released_at?.toISOString() ?? null,
        };
      }),
      marks: [...kinds].sort() as ExclusionRow['marks'],
      reason: record.reason,
      operator: record.operator_name,
      correctableUntil: correctableUntil(record, now)?.toISOString() ?? null,
    };
  });
}

export function stateOf(
  { kind, until, ends_at, ended_at }: Pick<ExclusionRecord, 'kind' | 'until' | 'ends_at' | 'ended_at'>,
  now: Date,
): ExclusionRow['state'] {
  if (ended_at) return 'ended';
  if (ends_at) return 'ending';
  return kind === 'self_exclusion' && until && until <= now ? 'overdue' : 'running';
}

/** Until when two operators may take back what one has entered by mistake; null where they may not (any more). */
export function correctableUntil(
  { origin, since, ended_at }: Pick<ExclusionRecord, 'origin' | 'since' | 'ended_at'>,
  now: Date,
): Date | null {
  const until = new Date(since.getTime() + CORRECTABLE_MS);
  return origin === 'member' || ended_at || until <= now ? null : until;
}

function accountsOf(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('protection.excluded_account as a')
    .innerJoin('members.account as m', 'm.id', 'a.member_id')
    .select([
      'a.exclusion_id',
      'a.member_id',
      'a.merchant_id',
      'a.found_by',
      'a.since',
      'a.suspected',
      'a.released_at',
      'm.username',
    ])
    .where('a.exclusion_id', 'in', ids)
    .orderBy('a.since')
    .orderBy('a.member_id')
    .execute();
}

function marksOf(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('protection.mark')
    .select(['exclusion_id', 'kind'])
    .distinct()
    .where('exclusion_id', 'in', ids)
    .execute();
}
