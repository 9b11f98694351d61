import { type PlaceRequest, SPORTS_REFUSALS, type SportsRefusal } from '../../../sports-api.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { askedSlip } from './asked-slip.ts';
import { leastOdds, selectionsOf } from './least-odds.ts';
import type { SlipBatches } from './slip-batches.ts';
import { slipLine } from './slip-line.ts';
import type { SlipRow } from './slip-row.ts';

/**
 * Takes a slip, or says why not. In one transaction, before the wallet is asked: fixtures are held open, prices compared with those shown, bounds and liability counted, and the slip written with
 * all ids of its wallet transactions. The same key is the same slip. Slips that arrive in the same moment go through each step together.
 */
export async function placeSlip(
  { slips }: { slips: SlipBatches },
  session: PlaySessionRow,
  request: PlaceRequest,
): Promise<SlipRow> {
  const { slip, isNew } = await slips.reserve(askedSlip(session, request));
  if (!isNew || slip.state !== 'placing') return answerOf(slip);
  const answer = await slips.sendBet(slip.vendor, {
    ...{ kind: 'bet', user: slip.walletUser ?? '', token: slip.walletToken ?? '', gameCode: slip.gameCode },
    ...{ transactionUuid: slip.betUuid, round: slip.id, currency: slip.currency, amount: slip.stake },
    ...{
      closesAt: slip.closesAt,
      line: slipLine(slip),
      odds: leastOdds(slip),
      selections: selectionsOf(slip),
    },
  });
  return answerOf((await slips.answer(slip, answer)) ?? (await slips.find(slip.id)));
}

function answerOf(slip: SlipRow): SlipRow {
  if (slip.state === 'refused') throw new NoAtSports(refusalOf(slip.refusal));
  if (['placing', 'returning', 'returned', 'disputed'].includes(slip.state))
    throw new NoAtSports('outcome_uncertain', {
      slip: slip.id,
      ...(slip.state === 'returned' && { stakeReturned: true }),
    });
  return slip;
}

/** What the wallet's "no" is to the player. */
function refusalOf(status: string | null): SportsRefusal {
  const code = refusalOfWallet(status);
  return SPORTS_REFUSALS.find((known) => known === code) ?? 'unknown_error';
}
