import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';
import type { OpenState, ROUND_MOVES, Round } from './round.ts';

interface Change<From extends OpenState> {
  from: From;
  to: (typeof ROUND_MOVES)[From][number];
  now: Date;
  /** For a state that still needs the operator: when the next attempt is due. */
  dueAt?: Date;
  refusal?: string;
  reason?: string;
  balanceAfterStake?: Money;
  balanceAfter?: Money;
}

/**
 * One step of a round's life. Gives the round as it now is, or undefined when another process has moved it first:
 * then their step counts and nothing was changed. The wallet's token is forgotten with the last step.
 */
export async function moveRound<From extends OpenState>(
  tx: Tx,
  round: Round,
  change: Change<From>,
): Promise<Round | undefined> {
  const dueAt = change.dueAt ?? null;
  // With a round that never was its free bet goes back to the reward, in the same statement.
  const { rows } = await tx.query(
    `with moved as (
     update studio.round set state = $3::text, due_at = $4::timestamptz, attempts = 0,
       wallet_token = case when $4::timestamptz is null then null else wallet_token end,
       finished_at = case when $4::timestamptz is null then $5::timestamptz end,
       refusal = $6, last_error = $7,
       balance_after_stake = coalesce($8::bigint, balance_after_stake),
       balance_after = coalesce($9::bigint, balance_after)
     where id = $1 and state = $2
     returning reward_id
   ), given_back as (
     update studio.reward set used = used - 1
     where id = (select reward_id from moved where $3::text in ('refused', 'rolled_back'))
   )
   select from moved`,
    [
      round.id,
      change.from,
      change.to,
      dueAt,
      change.now,
      change.refusal ?? null,
      change.reason ?? null,
      change.balanceAfterStake ?? null,
      change.balanceAfter ?? null,
    ],
  );
  if (rows.length !== 1) return undefined;
  return {
    ...round,
    state: change.to,
    attempts: 0,
    refusal: change.refusal ?? null,
    balanceAfterStake: change.balanceAfterStake ?? round.balanceAfterStake,
    balanceAfter: change.balanceAfter ?? round.balanceAfter,
  };
}

/** Puts off the next attempt of a round that stays as it is. */
export async function postpone(tx: Tx, round: Round, dueAt: Date, reason: string): Promise<void> {
  await tx.query(
    'update studio.round set due_at = $3, last_error = $4 where id = $1 and state = $2 and due_at is not null',
    [round.id, round.state, dueAt, reason],
  );
}
