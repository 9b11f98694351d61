import type { MoneyCasePage } from '@lanna/contract/money/reconciliation/case-ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { CaseKind } from '../search/finding.ts';
import {
  type CaseRecord,
  type CaseScope,
  caseRow,
  casesOf,
  decisionsFor,
  differenceOf,
} from './money-case.ts';
import { WRITE_OFF_KIND } from './write-off-proposal.ts';

/** One case with everything that is known of it. Refuses with `not_found`. */
export async function showCase(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands' | 'mustBeProposed'>,
  scope: CaseScope,
  id: string,
): Promise<MoneyCasePage> {
  const record = await casesOf(db, scope).where('k.id', '=', id).executeTakeFirst();
  if (!record) throw new Refusal('not_found');
  const events = await db
    .selectFrom('reconciliation.case_event')
    .select(['at', 'what', 'operator_name', 'words'])
    .where('case_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const decisions = decisionsFor(record);
  const difference = differenceOf(record);
  return {
    row: caseRow(record, call.brands),
    facts: record.facts as Record<string, string>,
    links: linksOf(record),
    history: events.map(({ at, what, operator_name, words }) => ({
      at: at.toISOString(),
      what,
      operator: operator_name,
      words,
    })),
    decisions,
    needsSecondOperator:
      decisions.includes('written_off') && (await call.mustBeProposed(db, WRITE_OFF_KIND, difference)),
    proposalId: record.proposal_id,
  };
}

function linksOf(record: CaseRecord): MoneyCasePage['links'] {
  const { subject, way, id } = record;
  const kind = record.kind as CaseKind;
  const facts = record.facts as Record<string, string>;
  const links: MoneyCasePage['links'] = [];
  if (kind === 'vendor_transfer_unclear' && subject)
    links.push({ kind: 'vendor_transfer', id: subject, name: subject });
  else if (subject && subject !== id)
    links.push({ kind: way === 'out' ? 'payout' : 'deposit', id: subject, name: subject });
  const external = facts['external'];
  // Several at once are found one by one, by what they were matched to.
  if (record.confirmation_id && external && !external.includes(' '))
    links.push({ kind: 'confirmation', id: external, name: external });
  for (const transfer of facts['transfers']?.split(' ') ?? [])
    links.push({ kind: 'transfer', id: transfer, name: transfer });
  if (kind === 'books_broken') links.push({ kind: 'verification', id: '', name: '' });
  return links;
}
