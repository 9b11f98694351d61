import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { changeLeaderboard } from '@lanna/contract/rewards/leaderboards/ops';
import { misfitOf, poolOf } from '@lanna/rules/rewards/leaderboards/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Board, lockBoard } from '../board.ts';

export type LeaderboardForm = Omit<Received<typeof changeLeaderboard>['body'], 'edit' | 'reason'>;

/** A leaderboard of the operator's brands, held. Refuses with `not_found`, and with `changed_meanwhile` where `edit` is not its own. */
export async function lockOpsBoard(
  tx: Tx,
  brandIds: readonly string[],
  { id, edit }: { id: string; edit?: number },
): Promise<Board> {
  const board = await lockBoard(tx, id);
  if (!board || !brandIds.includes(board.merchant_id)) throw new Refusal('not_found');
  if (edit !== undefined && board.edit !== edit) throw new Refusal('changed_meanwhile');
  return board;
}

/** What a form comes to. Refuses with `leaderboard_terms_impossible`. */
export function readForm(form: LeaderboardForm, { currency }: { currency: string }) {
  const { title, score, prizes } = form;
  const leastStake = form.leastStake === null ? 0n : moneyOf(form.leastStake);
  const [startsAt, endsAt] = [new Date(form.startsAt), new Date(form.endsAt)];
  if (misfitOf({ currency, score, leastStake, startsAt, endsAt, prizes }) !== null)
    throw new Refusal('leaderboard_terms_impossible');
  return {
    ...{ title, score, categories: [...new Set(form.categories)], least_stake: leastStake },
    ...{ starts_at: startsAt, ends_at: endsAt, prizes: JSON.stringify(prizes), pool: poolOf(prizes) },
  };
}

export function subjectOf({ id, title }: Pick<Board, 'id' | 'title'>) {
  return { kind: 'leaderboard', id, name: title.EN ?? title.TH ?? Object.values(title)[0] ?? id };
}
