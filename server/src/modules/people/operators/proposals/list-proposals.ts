import { listProposals, type ProposalRow } from '@lanna/contract/people/operators/proposal-ops';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import type { OperatorSession, ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface Viewing {
  session: OperatorSession;
  kinds: readonly ProposalKind[];
  now: Date;
}

export const proposals = opsList(
  listProposals,
  ({ db, session, query: { brand } }: ListScope & Viewing & { query: { brand?: string | undefined } }) => {
    const rows = proposalRows(db, session);
    return brand === undefined ? rows : rows.where('b.code', '=', brand);
  },
  {
    // Held by its query: the own ones are in sight wherever they are, and those of the house have no brand.
    brand: null,
    where: {
      // One past its time counts as expired, also before the job has closed it.
      state: (state, { eb, now }) => {
        if (state === 'open') return eb('p.state', '=', 'open').and('p.expires_at', '>', now);
        const is = eb('p.state', '=', state);
        return state === 'expired' ? is.or(eb('p.state', '=', 'open').and('p.expires_at', '<=', now)) : is;
      },
      kind: 'p.kind',
      own: (own, { eb, session }) => eb('p.proposed_by', own === '1' ? '=' : '!=', session.operator.id),
    },
    sorts: { at: { by: 'p.proposed_at', type: 'timestamptz' } },
    id: 'p.id',
    row: proposalRow,
    file: {
      name: 'proposals',
      columns: {
        id: 'id',
        at: 'proposedAt',
        kind: 'kind',
        brand: 'brand',
        subject: ({ subject }) => subject.name ?? subject.id,
        reason: 'reason',
        by: ({ proposedBy }) => proposedBy.name,
        state: 'state',
        'decided at': 'decidedAt',
        'decided by': ({ decidedBy }) => decidedBy?.name ?? null,
      },
    },
  },
);

/**
 * Proposals in sight: the own ones, those of brands in which the operator approves or reads operators, and those of the house where
 * that holds for the house.
 */
export function proposalRows(db: Queryable, { operator, grants, house }: OperatorSession) {
  const brandIds = [...(grants.get('operators.approve') ?? []), ...(grants.get('operators.read') ?? [])].map(
    ({ id }) => id,
  );
  const seesHouse = house.has('operators.approve') || house.has('operators.read');
  return db
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
    .select(['p.id', 'p.kind', 'p.merchant_id', 'b.code as brand', 'p.reason', 'p.state'])
    .select(['p.subject_kind', 'p.subject_id', 'p.subject_name'])
    .select(['p.proposed_by', 'proposer.display_name as proposer_name', 'p.proposed_at', 'p.expires_at'])
    .select(['p.decided_by', 'decider.display_name as decider_name', 'p.decided_at', 'p.decision_reason']);
}

type ProposalRecord = Awaited<ReturnType<ReturnType<typeof proposalRows>['executeTakeFirstOrThrow']>>;

export function proposalRow(row: ProposalRecord, { session, kinds, now }: Viewing): ProposalRow {
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
