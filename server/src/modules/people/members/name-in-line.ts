import { maskName } from './mask.ts';

/**
 * An account as an agent reads its name: whole where the account is the reader's own (`id`, where a list has that one too) or directly below
 * the reader as the tree is now, masked everywhere else. Who was moved away is masked from then on, in the rows of before as well.
 */
export function nameInLine(
  readerId: string,
  { id, username, agent_id: agentId }: { id?: string; username: string | null; agent_id: string | null },
): string {
  const name = username ?? '';
  return id === readerId || agentId === readerId ? name : maskName(name);
}
