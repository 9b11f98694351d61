import { setTimeout as sleep } from 'node:timers/promises';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { spinAnswer, spinRequest } from '../../play-api.ts';
import { gameOfVendor } from '../../rules/vendors/vendors.ts';
import { Refusal } from '../platform/refusal.ts';
import { readFreeBets } from '../rewards/read-free-bets.ts';
import { carryOutRound } from '../rounds/carry-out-round.ts';
import { placeRound } from '../rounds/place-round.ts';
import { findRound, isOpen, type Round, toSlotRound } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import { refusalOfWallet } from './refusal-of-wallet.ts';
import { type PlaySessionRow, prolongSession } from './session.ts';

type SpinAnswer = z.infer<typeof spinAnswer>;

/** One press of the button: a round is decided, staked and paid. The same key again gives the same round. */
export async function spin(
  studio: Studio,
  session: PlaySessionRow,
  request: z.infer<typeof spinRequest>,
): Promise<SpinAnswer> {
  const game = gameOfVendor(session.vendor, session.gameCode);
  if (game?.kind !== 'slot') throw new Refusal('game_disabled');
  const stake = parseMoney(request.stake);
  if (stake === undefined || !game.sheet.stakes.includes(stake))
    throw new Refusal('invalid_input', { fields: ['stake'] });

  const now = studio.clock.now();
  const { idempotencyKey, freeBets: rewardId } = request;
  const { minimumCycleMs } = studio;
  const { round, repeated } = await studio.db.transaction(async (tx) => {
    const placed = await placeRound(tx, {
      session,
      game,
      stake,
      rewardId,
      idempotencyKey,
      minimumCycleMs,
      now,
    });
    await prolongSession(tx, session.id, now);
    return placed;
  });
  const played = repeated
    ? await waitUntilDecided(studio, round)
    : isOpen(round.state)
      ? await carryOutRound(studio, round)
      : round;
  const answer = answerOf(played);
  return { ...answer, freeBets: await readFreeBets(studio, session) };
}

const PATIENCE_MS = 5_000;
const CHECK_EVERY_MS = 100;

/** A repeated press may overtake the first one: its round is looked at until that has come to an end. */
async function waitUntilDecided(studio: Studio, first: Round): Promise<Round> {
  let round = first;
  for (let waitedMs = 0; isOpen(round.state) && waitedMs < PATIENCE_MS; waitedMs += CHECK_EVERY_MS) {
    await sleep(CHECK_EVERY_MS);
    round = (await findRound(studio.db.pool, round.playerId, round.id)) ?? round;
  }
  return round;
}

function answerOf(round: Round): Omit<SpinAnswer, 'freeBets'> {
  const { state, balanceAfterStake, balanceAfter } = round;
  if (state === 'refused') throw new Refusal(refusalOfWallet(round.refusal));
  if (state === 'rolled_back') throw new Refusal('outcome_uncertain', { stakeReturned: true });
  // Asking again would give the same answer: an operator has to look at it.
  if (state === 'disputed') throw new Refusal('outcome_uncertain');
  if (state !== 'settled' || balanceAfterStake === null || balanceAfter === null) {
    throw new Refusal('outcome_uncertain', { retryAfterSeconds: 1 });
  }
  return {
    round: toSlotRound(round),
    balanceAfterStake: formatMoney(balanceAfterStake),
    balance: formatMoney(balanceAfter),
  };
}
