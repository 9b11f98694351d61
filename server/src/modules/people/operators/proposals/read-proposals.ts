import type { ProposalRow } from '@lanna/contract/people/operators/proposal-ops';
import { sql } from 'kysely';
import type { OperatorSession, ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import { type Page, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface ProposalFilter {
  state?: ProposalRow['state'] | undefined;
  kind?: string | undefined;
  own?: '0' | '1' | undefined;
  brand?: string | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`p.proposed_at`, type: 'timestamptz' } }, id: sql`p.id` };

/** One page of the proposals that the operator may see. */
export async function readProposals(
  { db, kinds, now }: { db: Queryable; kinds: readonly ProposalKind[]; now: Date },
  session: OperatorSession,
  query: ProposalFilter & { sort: string; after?: string | undefined; limit: number },
): Promise<Page<ProposalRow>> {
  const page = await readPage(db, proposalsQuery(db, session, query, now), PAGING, query);
  return { ...page, rows: page.rows.map((row) => asProposal(row, session, kinds, now)) };
}

/** All of them, for a file. */
export async function* readAllProposals(
  { db, kinds, now }: { db: Queryable; kinds: readonly ProposalKind[]; now: Date },
  session: OperatorSession,
  query: ProposalFilter & { sort: string },
): AsyncGenerator<ProposalRow> {
  for await (const row of readAllRows(proposalsQuery(db, session, query, now), PAGING, query))
    yield asProposal(row, session, kinds, now);
}

/** One of them, undefined where the operator may not see it. */
export async function readProposal(
  { db, kinds, now }: { db: Queryable; kinds: readonly ProposalKind[]; now: Date },
  session: OperatorSession,
  id: string,
) {
  const row = await proposalsQuery(db, session, {}, now)
    .select(['p.payload', 'p.session_id', 'p.device_sha256'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      proposal: asProposal(row, session, kinds, now),
      payload: row.payload,
      brandId: row.merchant_id,
      row,
    }
  );
}

/**
 * Proposals in sight: the own ones, those of brands in which the operator approves or reads operators, and those of the house where
 * that holds for the house.
 */
function proposalsQuery(db: Queryable, session: OperatorSession, filter: ProposalFilter, now: Date) {
  const { operator, grants, house } = session;
  const brandIds = [...(grants.get('operators.approve') ?? []), ...(grants.get('operators.read') ?? [])].map(
    ({ id }) => id,
  );
  const seesHouse = house.has('operators.approve') || house.has('operators.read');
  let query = db
    .selectFrom('operators.proposal as p')
    .innerJoin('operators.operator as proposer', 'proposer.id', 'p.proposed_by')
    .leftJoin('operators.operator as decider', 'decider.id', 'p.decided_by')
    .leftJoin('brands.brand as b', 'b.id', 'p.merchant_id')
    .where((eb) =>
      eb.or([
        eb('p.proposed_by', '=', operator.id),
        sql<boolean>`p.merchant_id = any(${brandIds}::uuid[])`,
        ...(seesHouse ? [eb('p.merchant_id', 'is', null)] : []),
      ]),
    )
    .select([
      'p.id',
      'p.kind',
      'p.merchant_id',
      'b.code as brand',
      'p.subject_kind',
      'p.subject_id',
      'p.subject_name',
      'p.reason',
      'p.proposed_by',
      'proposer.display_name as proposer_name',
      'p.proposed_at',
      'p.expires_at',
      'p.state',
      'p.decided_by',
      'decider.display_name as decider_name',
      'p.decided_at',
      'p.decision_reason',
    ]);
  // One past its time counts as expired, also before the job has closed it.
  if (filter.state === 'open') query = query.where('p.state', '=', 'open').where('p.expires_at', '>', now);
  else if (filter.state === 'expired')
    query = query.where((eb) =>
      eb.or([
        eb('p.state', '=', 'expired'),
        eb.and([eb('p.state', '=', 'open'), eb('p.expires_at', '<=', now)]),
      ]),
    );
  else if (filter.state) query = query.where('p.state', '=', filter.state);
  if (filter.kind) query = query.where('p.kind', '=', filter.kind);
  if (filter.own) query = query.where('p.proposed_by', filter.own === '1' ? '=' : '!=', operator.id);
  if (filter.brand) query = query.where('b.code', '=', filter.brand);
  return query;
}

type FoundProposal = Awaited<ReturnType<ReturnType<typeof proposalsQuery>['executeTakeFirstOrThrow']>>;

function asProposal(
  row: FoundProposal,
  session: OperatorSession,
  kinds: readonly ProposalKind[],
  now: Date,
): ProposalRow {
  const state =
    row.state === 'open' && row.expires_at <= now ? 'expired' : (row.state as ProposalRow['state']);
  const own = row.proposed_by === session.operator.id;
  return {
    id: row.id,
    kind: row.kind,
    brand: row.brand,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    reason: row.reason,
    proposedBy: { id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state,
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    own,
    mayDecide: state === 'open' && !own && mayDecide(session, kinds, row.kind, row.merchant_id),
  };
}

/** Whether the operator's rights reach as far as the kind's permission, in the brand (null: the whole house) of a proposal. */
export function mayDecide(
  session: OperatorSession,
  kinds: readonly ProposalKind[],
  kind: string,
  brandId: string | null,
): boolean {
  const permission = kinds.find((known) => known.kind === kind)?.permission;
  if (!permission) return false;
  return (['operators.approve', permission] as const).every((needed) =>
    brandId === null
      ? session.house.has(needed)
      : (session.grants.get(needed) ?? []).some(({ id }) => id === brandId),
  );
}
