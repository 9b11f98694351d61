import { language } from '@lanna/contract/language';
import { AGENT_TYPES, type Language } from '@lanna/contract/people/members/members';
import { aboveOwn, type ContractTerms, type Payer } from '@lanna/rules/commission/contracts/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { inForce } from '../pages/contract-row.ts';

export interface Party {
  id: string;
  username: string;
  type: number;
  language: Language;
  agentId: string | null;
}

/** Who does something with a contract: a member, or an operator for the brand. */
export type Actor =
  | { side: 'member' | 'upline'; memberId: string }
  | { side: 'upline'; operator: string; memberId?: never };

/**
 * The two of a contract as they are now. A move beside it is seen by `settleContracts`, which follows the tree. Refuses with
 * `contract_not_below`.
 */
export async function readParties(
  tx: Tx,
  merchantId: string,
  { memberId, uplineId }: { memberId: string; uplineId: string | null },
): Promise<{ member: Party; upline: Party | null }> {
  const member = await readParty(tx, merchantId, memberId);
  if (!member || !isAgent(member)) throw new Refusal('contract_not_below');
  if (uplineId === null) return { member, upline: null };
  const upline = await readParty(tx, merchantId, uplineId);
  if (!upline || !isAgent(upline) || member.agentId !== uplineId) throw new Refusal('contract_not_below');
  return { member, upline };
}

/** What an agent gives is within what it has: see `aboveOwn`. Where the brand pays the child, it must pay the agent as well. Refuses with `contract_above_own`. */
export async function refuseAboveOwn(
  db: Queryable,
  uplineId: string,
  { terms, payer }: { terms: ContractTerms; payer: Payer },
): Promise<void> {
  const own = await inForce(db, uplineId, terms.kind);
  const reasons = own.map((one) =>
    payer === 'platform' && one.payer !== 'platform' ? 'other_payer' : aboveOwn(terms, one.terms, payer),
  );
  if (reasons.includes(undefined)) return;
  throw new Refusal('contract_above_own', { reason: reasons[0] ?? 'no_own' });
}

/** The brand pays an agent by one contract of a kind: its own word goes before that of an agent above. Refuses with `contract_brand_pays`. */
export async function refuseTwoOfBrand(
  db: Queryable,
  {
    memberId,
    uplineId,
    payer,
    kind,
  }: { memberId: string; uplineId: string | null; payer: Payer; kind: string },
): Promise<void> {
  if (payer !== 'platform' || uplineId === null) return;
  const byBrand = await db
    .selectFrom('contracts.contract')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('upline_id', 'is', null)
    .where('state', 'in', ['effective', 'termination_asked'])
    .executeTakeFirst();
  if (byBrand) throw new Refusal('contract_brand_pays');
}

/** As the history of a contract names who did something. */
export function sideOf(
  by: Actor,
  uplineId: string | null,
): { side: 'member' | 'upline' | 'brand'; by: string | null } {
  if (by.side === 'upline' && uplineId === null)
    return { side: 'brand', by: 'operator' in by ? by.operator : null };
  return { side: by.side, by: null };
}

export function isAgent({ type }: Pick<Party, 'type'>): boolean {
  return AGENT_TYPES.includes(type);
}

async function readParty(tx: Tx, merchantId: string, id: string): Promise<Party | undefined> {
  const row = await tx
    .selectFrom('members.account')
    .select(['id', 'username', 'type', 'language', 'agent_id'])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      username: row.username ?? '',
      type: row.type,
      language: language.parse(row.language),
      agentId: row.agent_id,
    }
  );
}
