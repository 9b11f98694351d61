import * as contract from '@lanna/contract/rewards/missions/missions';
import * as wheel from '@lanna/contract/rewards/missions/wheel';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { memberInPlay } from '../../../accounts/protection/member-in-play.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { checkIn } from '../claiming/check-in.ts';
import { claimMission } from '../claiming/claim-mission.ts';
import { showWheel } from '../wheel/show-wheel.ts';
import { changeSeed } from '../wheel/spin-seed.ts';
import { spinWheel } from '../wheel/spin-wheel.ts';
import { showMissions } from './show-missions.ts';

/** Missions and the wheel in the member's hands. */
export function missionRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  const readerOf = ({ brand, caller }: PersonalCall) => ({
    ...{ brand, memberId: caller.memberId },
    now: clock.now(),
  });
  return [
    route(contract.myMissions, (call) => showMissions(db.kysely, readerOf(call))),
    route(contract.claimMission, (call) =>
      db.transaction((tx) =>
        claimMission(tx, { ...readerOf(call), missionId: call.params.id, ...call.body }),
      ),
    ),
    route(contract.checkIn, (call) => db.transaction((tx) => checkIn(tx, readerOf(call)))),
    route(wheel.myWheel, (call) => showWheel(db.kysely, readerOf(call))),
    route(wheel.spinWheel, (call) =>
      db.transaction((tx) => spinWheel(tx, { ...readerOf(call), ...call.body })),
    ),
    route(wheel.openWheel, (call) =>
      db.transaction(async (tx) => {
        const { memberId, now } = readerOf(call);
        await lockWallets(tx, [memberId]);
        await memberInPlay(tx, { merchantId: call.brand.id, memberId });
        const seed = await changeSeed(tx, {
          ...{ merchantId: call.brand.id, memberId, now },
          clientSeed: call.body.clientSeed,
        });
        return { commitment: seed.commitment, clientSeed: seed.client_seed, nonce: seed.next_nonce };
      }),
    ),
  ];
}
