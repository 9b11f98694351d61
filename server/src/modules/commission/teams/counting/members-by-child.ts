import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pathToMember } from '../../../people/agents/path-to-member.ts';
import { maskName } from '../../../people/members/mask.ts';
import type { Team } from '../read-figures.ts';
import type { PlaceInLine } from './place-in-line.ts';

/** A place as the tree is now, whatever the days. Refuses with `team_branch_unknown`. */
export async function placeOfNow(
  db: Queryable,
  { merchantId, agentId }: Team,
  way: readonly string[] | undefined,
): Promise<PlaceInLine> {
  const top = {
    merchantId,
    topId: agentId,
    aboveId: undefined,
    agentDays: ['infinity'],
    plainDays: [],
    inPerson: false,
  };
  const last = way?.at(-1);
  if (!way || last === undefined) return { ...top, accountId: agentId, path: [] };
  const own = last === (way.at(-2) ?? agentId);
  const ids = own ? way.slice(0, -1) : way;
  const path = await pathToMember(db, { merchantId, memberId: agentId }, ids.at(-1) ?? agentId);
  if (!path || path.map(({ id }) => id).join() !== ids.join()) throw new Refusal('team_branch_unknown');
  // The first of the way is directly below the asking agent.
  const shown = path.map(({ id, account, agent }, step) => ({
    id,
    account: step === 0 ? account : maskName(account),
    agent,
    own: false,
  }));
  const end = shown.at(-1);
  const inPerson = own || end?.agent === false;
  if (own) shown.push({ id: last, account: end?.account ?? '', agent: false, own: true });
  return {
    ...top,
    accountId: ids.at(-1) ?? agentId,
    aboveId: ids.length > 0 ? agentId : undefined,
    inPerson,
    path: shown,
  };
}

/** Who is directly below now, with all below; below the top the account itself counts for the level it opens. */
export function membersByChild({ merchantId, accountId, aboveId, inPerson }: PlaceInLine): RawBuilder<{
  child_id: string;
  value: bigint;
  count: bigint | null;
}> {
  const own = sql`select ${accountId}::uuid as child_id, 1::bigint as value, null::bigint as count where ${aboveId !== undefined}::boolean`;
  if (inPerson) return own as never;
  return sql`select m.id as child_id, 1 + coalesce(s.members, 0) as value, null::bigint as count
    from members.account m left join teams.size s on s.agent_id = m.id
    where m.agent_id = ${accountId} and m.merchant_id = ${merchantId}
    union all ${own}`;
}
