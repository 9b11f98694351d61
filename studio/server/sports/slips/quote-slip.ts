import { formatMoney, parseMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { mostPaid } from '@lanna/rules/play/sports/slips/payout';
import { hasRelatedOutright, lineCount, slipProblem } from '@lanna/rules/play/sports/slips/slip';
import type { z } from 'zod';
import type { quoteRequest, SlipQuote } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { readFixtures } from '../reading/show-fixture.ts';
import { readHeld } from './hold-liability.ts';
import { readLegs, slipOf } from './read-legs.ts';
import { exposedKey, exposuresOf, mostStake } from './stake-bounds.ts';
import { readStakeFacts } from './stake-facts.ts';

const NO_PLAYER = '00000000-0000-0000-0000-000000000000';

/** What the slip would be if it were placed now. Who only looks gets the bounds that hold for all. */
export async function quoteSlip(
  tx: Tx,
  request: z.infer<typeof quoteRequest>,
  session: PlaySessionRow | undefined,
): Promise<SlipQuote> {
  const legs = await readLegs(tx, request.legs);
  const fixtures = await readFixtures(
    tx,
    legs.map(({ fixture }) => fixture),
  );
  const slip = slipOf(
    request,
    legs.map((leg) => ({ ...leg, odds: leg.now ?? leg.odds })),
  );
  const problem = slipProblem(slip) ?? (hasRelatedOutright(legs) ? 'same_competition' : null);
  const staker = session
    ? { ...session, demo: session.demoBalance !== null }
    : { playerId: NO_PLAYER, operatorId: '', gameCode: '', demo: false };
  const mostNow = async () => {
    const [facts] = await readStakeFacts(tx, [{ ...staker, legs }]);
    if (!facts) throw new Error('a slip without the facts of its stake');
    const held = staker.demo ? undefined : await readHeld(tx, exposuresOf(slip, 0n, facts.bounds));
    return mostStake(slip, facts, held && ((at) => held.get(exposedKey(at)) ?? 0n)).most;
  };
  const lines = problem === null ? lineCount(slip) : 0;
  const stake = request.stake === undefined ? undefined : parseMoney(request.stake);
  return {
    legs: legs.map(({ fixture, market, selection, now, nowVersion, state }) => ({
      ...{ fixture: fixtures.get(fixture) ?? null, market, selection, odds: now, version: nowVersion, state },
    })),
    ...{ lines, problem, leastStake: formatMoney(SLIP_BOUNDS.leastStake) },
    mostStake: formatMoney(problem === null ? await mostNow() : 0n),
    pays:
      stake === undefined || lines === 0
        ? null
        : formatMoney(
            mostPaid(
              slip,
              stake / BigInt(lines),
              slip.legs.map(({ odds }) => odds),
            ),
          ),
  };
}
