import * as contract from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import type { BetSource } from '../../../play/bets/bet-source.ts';
import { choose } from '../choice.ts';
import { bonusBalance, lockBonus } from '../life/bonus.ts';
import { endBonus } from '../life/end-bonus.ts';
import { orderFirst } from '../life/order-first.ts';
import { optIn } from '../offering/opt-in.ts';
import { openFriendCode } from '../referral/friend-code.ts';
import { showReferral } from '../referral/show-referral.ts';
import { listBonusBets } from './list-bonus-bets.ts';
import { readRefusal } from './read-refusal.ts';
import { showMine } from './show-mine.ts';

export interface BonusDeps {
  db: Database;
  clock: Clock;
  findSamePerson: FindSamePerson;
  contributed(place: 'bets.source'): readonly BetSource[];
  segments: AskSegments;
}

/** Bonuses in the member's hands: what is offered, what was taken, and giving it up. */
export function bonusRoutes({ db, clock, findSamePerson, segments, contributed }: BonusDeps): Route[] {
  const readerOf = ({ brand, caller }: PersonalCall) => ({ brand, memberId: caller.memberId, segments });
  return [
    route(contract.myBonuses, (call) => showMine(db.kysely, readerOf(call), clock.now())),
    route(contract.myBonusRefusal, (call) => readRefusal(db.kysely, call.caller.memberId, clock.now())),
    route(contract.listBonusBets, ({ brand, caller, params, query, language }) =>
      listBonusBets(
        { db: db.kysely, sources: () => contributed('bets.source') },
        { merchantId: brand.id, memberId: caller.memberId },
        { id: params.id, language, ...query },
      ),
    ),
    route(contract.chooseBonus, (call) =>
      choose(db, {
        ...{ brand: call.brand, memberId: call.caller.memberId, segments, now: clock.now() },
        offer: call.body.offer,
      }),
    ),
    route(contract.takeBonus, async (call) => ({
      id: await db.transaction((tx) =>
        optIn(tx, {
          ...{ ...readerOf(call), offer: call.body.offer, deposit: null, findSamePerson },
          now: clock.now(),
        }),
      ),
    })),
    route(contract.myReferral, (call) => showReferral(db.kysely, readerOf(call), clock.now())),
    route(contract.openReferral, async (call) => ({
      code: await db.transaction((tx) =>
        openFriendCode(tx, { merchantId: call.brand.id, memberId: call.caller.memberId, now: clock.now() }),
      ),
    })),
    route(contract.giveUpBonus, (call) =>
      db.transaction((tx) => giveUp(tx, { ...readerOf(call), id: call.params.id, now: clock.now() })),
    ),
    route(contract.orderBonuses, (call) =>
      db.transaction((tx) => orderFirst(tx, { memberId: call.caller.memberId, id: call.body.first })),
    ),
  ];
}

async function giveUp(tx: Tx, { memberId, id, now }: { memberId: string; id: string; now: Date }) {
  const bonus = await lockBonus(tx, id);
  if (bonus?.member_id !== memberId) throw new Refusal('bonus_unknown');
  if (!isBonusOpen(bonus.state)) throw new Refusal('bonus_ended');
  const lost =
    bonus.state === 'active' && bonus.rounds === null ? await bonusBalance(tx, bonus.bonus_account) : 0n;
  await endBonus(tx, { id, to: 'forfeited', now });
  return { forfeited: formatMoney(lost) };
}
