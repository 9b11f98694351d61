import { gameNames } from '@lanna/rules/lotteries/lottery/game-names';
import { gatherNotices } from '../../../../platform/push/gathered-notices.ts';
import type { Parts, StartedParts } from '../../../../platform/topic.ts';
import { rulesPart } from '../../../books/ledger/verification-part.ts';
import { knowLotteries } from '../../../play/catalogue/know-lotteries.ts';
import { checkLotteryInvariants, LOTTERY_RULES } from '../check-lottery-invariants.ts';
import { atStake } from '../exposure/at-stake.ts';
import { lotteryBets } from '../slips/lottery-bets.ts';
import { notifyMembers } from '../slips/notify-members.ts';
import { settleDraws } from './settle-draws.ts';
import { settlementOps } from './settlement-ops-routes.ts';
import { shotPrizesProposal } from './shot-prizes.ts';

const CATALOGUE_MS = 600_000;

/** What becomes of slips once their draws are over, and what the record and the console get of it. */
export function settling(parts: Parts<'brands' | 'ledger' | 'bets' | 'draws' | 'inbox'>): StartedParts {
  const notices = gatherNotices(parts.db.kysely, parts.log);
  const deps = { ...parts, notices };
  return {
    ticks: [
      { name: 'lottery-settle', everyMs: 500, run: (signal) => settleDraws(deps, signal) },
      { name: 'lottery-catalogue', everyMs: CATALOGUE_MS, run: () => listInCatalogue(parts) },
      { name: 'lottery-tell', everyMs: 1000, run: (signal) => notifyMembers(deps, signal) },
    ],
    ops: settlementOps(parts),
    contributes: {
      'bets.source': lotteryBets(parts.db.kysely),
      'feeds.at-stake': atStake,
      proposalKinds: [shotPrizesProposal],
      'ledger.verifier': [
        rulesPart('lottery', Object.keys(LOTTERY_RULES).length + 1, checkLotteryInvariants),
      ],
    },
    stop: () => notices.sent(),
  };
}

/** An operator may then offer them at any brand. */
function listInCatalogue({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  return db.transaction((tx) => knowLotteries(tx, { nameOf: gameNames, now: clock.now() }));
}
