import { maskName } from './mask.ts';

/**
 * An account as an agent reads its name: whole where the account is directly below the reader as the tree is now, masked everywhere else.
 * Who was moved away is masked from then on, in the rows of before as well.
 */
export function nameInLine(
  readerId: string,
  { username, agent_id: agentId }: { username: string | null; agent_id: string | null },
): string {
  const name = username ?? '';
  return agentId === readerId ? name : maskName(name);
}
