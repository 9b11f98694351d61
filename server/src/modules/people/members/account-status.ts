import { type MemberStatus, STATUS_MOVES, type StatusMove } from '@lanna/contract/people/members/ops';

/** Whether an account is shut: its member cannot log in, sessions do not count, and no link or code opens it again. */
export function isShut(status: string): boolean {
  return status === 'disabled' || status === 'closed';
}

/** What an account becomes by an operator's move; undefined where the move is impossible. */
export function statusAfter(
  { status, resumesAs }: { status: MemberStatus; resumesAs: MemberStatus | null },
  move: StatusMove,
): MemberStatus | undefined {
  if (!(STATUS_MOVES[status] as readonly StatusMove[]).includes(move)) return undefined;
  if (move === 'unlock') return resumesAs ?? 'active';
  return move === 'lock' ? 'disabled' : 'closed';
}
