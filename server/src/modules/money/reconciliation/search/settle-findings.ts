import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { noteEvent } from '../desk/case-event.ts';
import type { CaseSource, Finding } from './finding.ts';

export interface Settled {
  opened: number;
  mended: number;
  /** Brands whose cases have changed; null for the house. */
  brands: ReadonlySet<string | null>;
}

/**
 * Makes the cases of one source say what was found: a new fact opens one, a fact that has changed or is back opens its own again, and
 * what is not found any more closes by itself. Of what an operator has decided nothing changes while the fact stays as it was. The caller
 * sees to it that the same source is not settled twice at once.
 */
export async function settleFindings(
  tx: Tx,
  source: CaseSource,
  findings: readonly Finding[],
  now: Date,
): Promise<Settled> {
  const brands = new Set<string | null>();
  let opened = 0;
  for (const finding of findings) {
    const change = await settleOne(tx, source, finding, now);
    if (change === 'none') continue;
    if (change === 'opened' || change === 'reopened') opened++;
    brands.add(finding.merchantId);
  }
  const isGone = sql<boolean>`fact <> all (${findings.map(({ fact }) => fact)}::text[])`;
  const mended = await tx
    .updateTable('reconciliation.money_case')
    .set({ state: 'mended', differs: false, closed_at: now, proposal_id: null, version: sql`version + 1` })
    .where('source', '=', source)
    .where('state', 'in', ['open', 'proposed'])
    .where(isGone)
    .returning(['id', 'merchant_id'])
    .execute();
  await tx
    .updateTable('reconciliation.money_case')
    .set({ differs: false })
    .where('source', '=', source)
    .where('state', '=', 'decided')
    .where('differs', '=', true)
    .where(isGone)
    .execute();
  for (const { id, merchant_id } of mended) {
    await noteEvent(tx, { caseId: id, what: 'mended', now });
    brands.add(merchant_id);
  }
  return { opened, mended: mended.length, brands };
}

type Change = 'opened' | 'reopened' | 'changed' | 'none';

async function settleOne(tx: Tx, source: CaseSource, finding: Finding, now: Date): Promise<Change> {
  const id = newId();
  const what = {
    kind: finding.kind,
    channel_code: finding.channelCode,
    way: finding.way,
    subject: finding.subject,
    confirmation_id: finding.confirmationId,
    currency: finding.currency,
    booked: finding.booked,
    told: finding.told,
    facts: JSON.stringify(finding.facts),
    since: finding.since,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reconciliation.money_case')
    .values({ id, merchant_id: finding.merchantId, fact: finding.fact, source, opened_at: now, ...what })
    .onConflict((conflict) => conflict.column('fact').doNothing())
    .executeTakeFirst();
  const facts = { booked: finding.booked?.toString() ?? '', told: finding.told?.toString() ?? '' };
  if (numInsertedOrUpdatedRows) {
    await noteEvent(tx, { caseId: id, what: 'opened', facts, now });
    return 'opened';
  }
  const status = await tx
    .selectFrom('reconciliation.money_case')
    .select(['id', 'state', 'kind', 'booked', 'told', 'differs'])
    .where('fact', '=', finding.fact)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isSame =
    status.kind === finding.kind && status.booked === finding.booked && status.told === finding.told;
  if (isSame && status.state !== 'mended') {
    if (!status.differs)
      await tx
        .updateTable('reconciliation.money_case')
        .set({ differs: true })
        .where('id', '=', status.id)
        .execute();
    return 'none';
  }
  const change = status.state === 'open' || status.state === 'proposed' ? 'changed' : 'reopened';
  await tx
    .updateTable('reconciliation.money_case')
    .set({
      ...what,
      state: 'open',
      differs: true,
      proposal_id: null,
      decision: null,
      closed_at: null,
      closed_by: null,
      version: sql`version + 1`,
    })
    .where('id', '=', status.id)
    .execute();
  await noteEvent(tx, { caseId: status.id, what: change, facts, now });
  return change;
}
