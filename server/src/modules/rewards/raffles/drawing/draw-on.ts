import { moneyOf } from '@lanna/contract/money';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import { drawTickets } from '@lanna/rules/rewards/raffles/draw';
import { CLAIM_DAYS, prizesOf } from '@lanna/rules/rewards/raffles/terms';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { revealLink } from '../../../play/chains/reveal-link.ts';
import { prizesIn, type Raffle } from '../raffle.ts';

const DAY_MS = 86_400_000;

export interface WantedPrize {
  /** From 1. */
  prize: number;
  round: number;
}

/**
 * Draws the next ticket for each of these prizes, going on where the raffle has stopped: a ticket whose member is out of play is drawn and passed by. Prizes for which no ticket
 * is left are left. Who has won is notified. The caller holds the raffle, whose list is fixed; answers how many tickets were drawn by now.
 */
export async function drawOn(
  tx: Tx,
  { secrets }: { secrets: SecretBox },
  raffle: Raffle,
  { wanted, now }: { wanted: readonly WantedPrize[]; now: Date },
): Promise<number> {
  const { id, root, tickets, chain_id: chainId, link_place: place, beacon } = raffle;
  if (root === null || tickets === null || chainId === null || place === null)
    throw new Error(`the list of raffle ${id} is not fixed`);
  const link = await revealLink(tx, { secrets }, { chainId, place, now });
  const rewards = prizesOf(prizesIn(raffle));
  let order: number[] = [];
  let drawn = raffle.drawn;
  for (const { prize, round } of wanted) {
    const reward = rewards[prize - 1];
    if (!reward) throw new Error(`raffle ${id} has no prize ${prize}`);
    for (let isGiven = false; !isGiven && drawn < tickets; drawn += 1) {
      if (order.length <= drawn)
        order = drawTickets({ link, root, tickets, beacon }, drawn + wanted.length + 10);
      const ticket = order[drawn] as number;
      const holder = await holderOf(tx, id, ticket);
      isGiven = holder.isInPlay;
      const lapsesAt = new Date(now.getTime() + CLAIM_DAYS * DAY_MS);
      await tx
        .insertInto('raffles.prize')
        .values({
          ...{ id: newId(), raffle_id: id, merchant_id: raffle.merchant_id, member_id: holder.memberId },
          ...{
            place: drawn,
            ticket,
            prize,
            round,
            reward: JSON.stringify(reward),
            amount: moneyOf(reward.amount),
          },
          ...{ state: isGiven ? 'waiting' : 'passed', drawn_at: now, lapses_at: lapsesAt },
        })
        .execute();
      if (isGiven)
        await notifyWinner(tx, raffle, {
          memberId: holder.memberId,
          amount: reward.amount,
          ticket,
          lapsesAt,
          now,
        });
    }
  }
  return drawn;
}

async function holderOf(
  tx: Tx,
  raffleId: string,
  ticket: number,
): Promise<{ memberId: string; isInPlay: boolean }> {
  const { member_id, status, type } = await tx
    .selectFrom('raffles.holder as h')
    .innerJoin('members.account as m', 'm.id', 'h.member_id')
    .select(['h.member_id', 'm.status', 'm.type'])
    .where('h.raffle_id', '=', raffleId)
    .where('h.first', '<=', ticket)
    .orderBy('h.first', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { memberId: member_id, isInPlay: status === 'active' && type !== TRIAL_TYPE };
}

function notifyWinner(
  tx: Tx,
  { id, merchant_id: merchantId, title }: Raffle,
  of: { memberId: string; amount: string; ticket: number; lapsesAt: Date; now: Date },
): Promise<boolean> {
  const { memberId, ticket, lapsesAt, now } = of;
  const amount = formatMoney(moneyOf(of.amount));
  return sendMessage(tx, {
    ...{ merchantId, memberId, template: 'raffle_won', now },
    facts: { promotion: title, amount, until: lapsesAt.toISOString() },
    path: `/promoDetail?id=${id}`,
    source: `raffle ${id} ticket ${ticket}`,
  });
}
