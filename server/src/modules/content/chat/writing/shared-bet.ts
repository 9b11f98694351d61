import { type BetCard, betCard } from '@lanna/contract/content/chat/chat';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BetRecord } from '../../../play/bets/bet-source.ts';
import { findBet } from '../../../play/bets/list-all-bets.ts';

/** The card of an own bet, as it stands now. Refuses with `chat_bet_unknown` a bet of another member, and one without a result. */
export async function sharedBet(
  record: BetRecord,
  { brandId, memberId, language }: { brandId: string; memberId: string; language: Language },
  { bet, hideStake }: { bet: string; hideStake: boolean },
): Promise<BetCard> {
  const row = await findBet(record, { brandIds: [brandId], language }, bet);
  const status = betCard.shape.status.safeParse(row?.status).data;
  if (!row || row.member.id !== memberId || !status || row.settledAt === null)
    throw new Refusal('chat_bet_unknown');
  const stake = moneyOf(row.stake);
  const game = await record.db
    .selectFrom('catalogue.game_card as g')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'g.vendor_id')
    .select('g.id')
    .where('v.code', '=', row.vendor)
    .where('g.code', '=', row.gameCode)
    .executeTakeFirst();
  return {
    gameId: game?.id ?? null,
    gameName: row.gameName,
    category: row.category,
    round: row.round,
    stake: hideStake ? null : row.stake,
    payout: hideStake ? null : row.payout,
    multiple: stake > 0n ? Number((moneyOf(row.payout) * 100n) / stake) : 0,
    status,
    settledAt: row.settledAt,
    // What decided it says what was staked.
    ...(!hideStake && { receipt: true as const }),
  };
}
