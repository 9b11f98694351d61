import { OPEN_INVITATIONS_MAX } from '@lanna/contract/people/agents/agents';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { reopensForMs } from '../persons/reopens-for.ts';

export interface Agent {
  merchantId: string;
  memberId: string;
}

export interface Invitation {
  code: string;
  /** The code without case, under which it is found. */
  code_key: string;
  name: string | null;
  disabled_at: Date | null;
}

/**
 * All codes of an agent, held until the end of the transaction: parallel calls cannot both take the last free place, nor the same
 * name.
 */
export async function lockInvitations(tx: Tx, agent: Agent): Promise<Invitation[]> {
  await tx
    .selectFrom('members.member')
    .select('id')
    .where('id', '=', agent.memberId)
    .where('merchant_id', '=', agent.merchantId)
    .forUpdate()
    .execute();
  return tx
    .selectFrom('members.affiliate_code')
    .select(['code', 'code_key', 'name', 'disabled_at'])
    .$narrowType<{ code_key: string }>()
    .where('agent_id', '=', agent.memberId)
    .where('merchant_id', '=', agent.merchantId)
    .execute();
}

/** The agent's own code, in any case. Refuses with `invitation_unknown`. */
export function invitationOf(invitations: readonly Invitation[], code: string): Invitation {
  const found = invitations.find(({ code_key }) => code_key === code.toLowerCase());
  if (!found) throw new Refusal('invitation_unknown');
  return found;
}

/** Refuses with `invitation_limit_reached` where no other code may be open. */
export function refuseWithoutPlace(invitations: readonly Invitation[]): void {
  if (invitations.filter(({ disabled_at }) => disabled_at === null).length >= OPEN_INVITATIONS_MAX)
    throw new Refusal('invitation_limit_reached');
}

/**
 * Refuses with `invitation_name_taken` a name that another code of the agent has which is open, or may be again. Links that are
 * closed for good leave their names to new ones.
 */
export function refuseTakenName(others: readonly Invitation[], name: string | null, now: Date): void {
  if (name === null) return;
  const taken = others
    .filter(({ disabled_at }) => disabled_at === null || reopensForMs(disabled_at, now) > 0)
    .some((other) => other.name !== null && sameName(other.name, name));
  if (taken) throw new Refusal('invitation_name_taken');
}

function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
