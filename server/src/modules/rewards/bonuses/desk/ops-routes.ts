import * as contract from '@lanna/contract/rewards/bonuses/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { decideBonusCase } from '../abuse/decide-case.ts';
import { bonusCases } from '../abuse/list-cases.ts';
import { opsReferrals } from '../referral/list-referrals.ts';
import { changeRules, showRules } from './brand-rules.ts';
import { giveBonus } from './give-bonus.ts';
import { opsBonuses, showOpsBonus } from './list-ops-bonuses.ts';
import { opsOffers, showOpsOffer } from './list-ops-offers.ts';
import { listRoundGames } from './offer-rounds.ts';
import { publishOffer } from './publish-offer.ts';
import { revokeBonus } from './revoke-bonus.ts';
import { simulateOffer } from './simulate-offer.ts';
import { addOffer, editOffer, haltOffer } from './write-offer.ts';

/** Bonuses in operators' hands: what brands offer, and who got what. */
export function bonusOps({
  db,
  clock,
  segments,
}: {
  db: Database;
  clock: Clock;
  segments: AskSegments;
}): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsOffers.routes(kysely),
    ...opsBonuses.routes(kysely),
    ...opsReferrals.routes(kysely),
    ...bonusCases.routes(kysely),
    opsChange(db, contract.decideBonusCase, (tx, call) =>
      decideBonusCase(tx, call, call.params.id, call.body, clock.now()),
    ),
    opsRoute(contract.showOffer, ({ brands, params }) => showOpsOffer({ db: kysely, brands }, params.id)),
    opsRoute(contract.showBonusRules, (call) => showRules(kysely, brandOf(call.brands, call.query.brand))),
    opsChange(db, contract.changeBonusRules, (tx, call) =>
      changeRules(tx, call, {
        ...{ brand: brandOf(call.brands, call.body.brand), body: call.body, now: clock.now() },
      }),
    ),
    opsRoute(contract.roundGames, async (call) => {
      const brand = call.brands.find(({ code }) => code === call.query.brand);
      return brand ? listRoundGames(kysely, brand.id, call.language) : { vendors: [] };
    }),
    opsRoute(contract.simulateOffer, ({ brands, params }) =>
      simulateOffer({ db, brands }, params.id, clock.now()),
    ),
    opsRoute(contract.showBonus, ({ brands, params }) => showOpsBonus({ db: kysely, brands }, params.id)),
    opsRoute(contract.makeOffer, (call) => {
      const brand = brandOf(call.brands, call.body.brand);
      return db.transaction((tx) =>
        addOffer(tx, call, { brand, body: call.body, segments, now: clock.now() }),
      );
    }),
    opsRoute(contract.changeOffer, (call) =>
      db.transaction((tx) =>
        editOffer(tx, call, { id: call.params.id, body: call.body, segments, now: clock.now() }),
      ),
    ),
    opsRoute(contract.publishOffer, (call) =>
      db.transaction((tx) => publishOffer(tx, call, { id: call.params.id, ...call.body, now: clock.now() })),
    ),
    opsRoute(contract.stopOffer, (call) =>
      db.transaction((tx) => haltOffer(tx, call, { id: call.params.id, body: call.body, now: clock.now() })),
    ),
    opsRoute(contract.giveBonus, (call) => db.transaction((tx) => giveBonus(tx, call, clock.now()))),
    opsRoute(contract.revokeBonus, (call) =>
      db.transaction((tx) =>
        revokeBonus(tx, call, { id: call.params.id, reason: call.body.reason, now: clock.now() }),
      ),
    ),
  ];
}
