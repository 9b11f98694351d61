import { createHash } from 'node:crypto';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { COIN } from '@lanna/rules/play/sports/slips/payout';
import { lineCount, type Slip, slipProblem } from '@lanna/rules/play/sports/slips/slip';
import type { PlaceRequest } from '../../../sports-api.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { NoAtSports } from '../sports-refusal.ts';

/** A slip as its player asks for it, checked as far as that needs no database. */
export interface AskedSlip {
  session: PlaySessionRow;
  request: PlaceRequest;
  stake: Money;
  digest: string;
}

export function askedSlip(session: PlaySessionRow, request: PlaceRequest): AskedSlip {
  refuseProblem(request);
  return { session, request, stake: stakeIn(request), digest: digestOf(request) };
}

export function refuseProblem(slip: Slip): void {
  const problem = slipProblem(slip);
  if (problem) throw new NoAtSports('slip_invalid', { problem });
}

/** Whole coins, as many on each line. */
function stakeIn(request: PlaceRequest): Money {
  const stake = parseMoney(request.stake);
  const lines = BigInt(lineCount(request));
  if (stake === undefined || lines < 1n || stake % (COIN * lines) !== 0n)
    throw new NoAtSports('invalid_input', { fields: ['stake'] });
  if (stake < SLIP_BOUNDS.leastStake)
    throw new NoAtSports('stake_outside_limits', {
      least: formatMoney(SLIP_BOUNDS.leastStake),
      most: formatMoney(SLIP_BOUNDS.mostStake),
    });
  return stake;
}

/** Of what the player has asked for: prices may have moved between two attempts, the slip is the same. */
function digestOf({ type, sizes, legs, stake }: PlaceRequest): string {
  const asked = {
    type,
    sizes,
    stake,
    legs: legs.map(({ fixture, market, selection }) => [fixture, market, selection]),
  };
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
