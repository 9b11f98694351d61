import { randomInt } from 'node:crypto';
import { queryDatabase } from './database-actions.ts';
import { newMember, newPlayer, type Player } from './player.ts';

/** An agent of the brand with one invitation code, as the operator makes one. */
export async function newAgent(
  portalUrl: string,
  type = 1,
  { funds }: { funds?: string } = {},
): Promise<Player & { code: string }> {
  const agent = funds === undefined ? await newMember(portalUrl) : await newPlayer(portalUrl, funds);
  await queryDatabase('update members.member set type = $2 where username = $1', [agent.username, type]);
  // Money of the line goes to an agent's wallet alone.
  await queryDatabase(
    'select ledger.make_agent_wallet(merchant_id, id) from members.member where username = $1',
    [agent.username],
  );
  await countFromNow(agent);
  const code = `E2E${randomInt(1_000_000, 9_999_999)}`;
  await queryDatabase(
    `insert into members.affiliate_code (merchant_id, code, agent_id, created_at)
     select merchant_id, $2, id, now() from members.member where username = $1`,
    [agent.username, code],
  );
  return { ...agent, code };
}

/** Puts a member below an agent. */
export async function putBelow(agent: Pick<Player, 'username'>, member: Pick<Player, 'username'>) {
  await queryDatabase(
    `update members.member set agent_id = (select id from members.member where username = $2)
     where username = $1`,
    [member.username, agent.username],
  );
  await countFromNow(member);
}

/** What changes in the tree counts from the next day; in a journey it always was so. */
async function countFromNow({ username }: Pick<Player, 'username'>) {
  await queryDatabase(
    `delete from agents.link l using members.member m
     where m.username = $1 and l.member_id = m.id and l.from_day = '-infinity'`,
    [username],
  );
  await queryDatabase(
    `update agents.link l set from_day = '-infinity' from members.member m where m.username = $1 and l.member_id = m.id`,
    [username],
  );
}

/** A member's name as other people are shown it. */
export function masked({ username }: Pick<Player, 'username'>): string {
  return `${username.slice(0, 2)}***${username.slice(-2)}`;
}
