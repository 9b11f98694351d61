import type { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { isOutcome } from '@lanna/rules/play/sports/markets/outcome';
import { SETTLED_BY } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { ReceiptLeg, SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import type { z } from 'zod';
import { marketName, selectionName } from '../../../rules/sports/market-names.ts';
import type { OwnSlip } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { type SlipRow, type SlipState, selectSlips } from '../slips/slip-row.ts';
import { showSlips } from './show-slips.ts';

type Reply = z.infer<typeof gameRoundReply>;

/** A player's slip, for the operator's records and its sweeper: with its receipt once it is settled. */
export async function describeSlip(tx: Tx, playerId: string, id: string): Promise<Reply> {
  const [slip] = await selectSlips(tx, 's.id = $1 and s.player_id = $2', [id, playerId]);
  if (!slip) return { round: id, state: 'unknown' };
  const state = SLIP_STATE_OUTSIDE[slip.state];
  if (state !== 'settled') return { round: id, state };
  const [shown] = await showSlips(tx, [slip]);
  const receipt = shown && sportsReceiptOf(slip, shown);
  return { round: id, state, ...(receipt && { receipt }) };
}

/** Beyond `settled` nothing moves but a correction, which changes the receipt and not the state. */
export const SLIP_STATE_OUTSIDE: Record<SlipState, Reply['state']> = {
  placing: 'open',
  open: 'open',
  paying: 'open',
  returning: 'open',
  disputed: 'open',
  settled: 'settled',
  returned: 'rolled_back',
  refused: 'refused',
};

function sportsReceiptOf(slip: SlipRow, shown: OwnSlip): SportsReceipt | undefined {
  const legs = shown.legs.flatMap((leg, at): ReceiptLeg[] => {
    const row = slip.legs[at];
    const by = SETTLED_BY.find((one) => one === leg.by);
    if (!row || !by || !isOutcome(leg.outcome)) return [];
    const { home, away, virtual, runner, isOutright } = row;
    const names = (name: (language: 'TH' | 'EN') => string) => ({ TH: name('TH'), EN: name('EN') });
    const teams = (language: 'TH' | 'EN') => ({
      home: inWords(home, language),
      away: inWords(away, language),
    });
    return [
      {
        ...{ home, away, virtual, market: leg.market, selection: leg.selection, odds: leg.odds },
        marketName: names((language) => marketName(leg.market, language)),
        selectionName: names((language) =>
          isOutright
            ? inWords(runner ?? {}, language) || leg.selection
            : selectionName(leg.market, leg.selection, teams(language), language),
        ),
        ...{ outcome: leg.outcome, by, resultVersion: leg.resultVersion, end: leg.end },
      },
    ];
  });
  if (legs.length < shown.legs.length || shown.paid === null) return undefined;
  return {
    ...{ type: 'sports', gameCode: slip.gameCode, slip: slip.id, slipType: slip.type, sizes: slip.sizes },
    ...{ oddsStyle: slip.oddsStyle, ruleVersion: slip.ruleVersion },
    ...{ stake: formatMoney(slip.stake), payout: shown.paid, legs },
  };
}

function inWords(name: LocalText, language: 'TH' | 'EN'): string {
  return localText(name, language, 'EN');
}
