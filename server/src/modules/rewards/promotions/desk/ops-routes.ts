import * as desk from '@lanna/contract/rewards/promotions/desk-ops';
import * as contract from '@lanna/contract/rewards/promotions/ops';
import { deskRoutes } from '../../../../platform/ops/desk-routes.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { endPromotion } from '../editing/end-promotion.ts';
import { opsPromotions } from '../editing/list-ops-promotions.ts';
import { publishPromotion } from '../editing/publish-promotion.ts';
import { showOpsPromotion } from '../editing/show-ops-promotion.ts';
import { addPromotion, changePromotion } from '../editing/write-promotion.ts';
import type { AskMore } from '../more-promotions.ts';
import { addCategory, changeCategory, opsCategories, removeCategory } from '../reading/categories.ts';
import { decideApplication } from './decide-application.ts';
import { issueReward } from './issue-reward.ts';
import { deskApplications } from './list-desk.ts';
import { revealPicture } from './reveal-picture.ts';
import { showDeskApplication } from './show-desk-application.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  storedFiles: StoredFiles;
  more: AskMore;
  segments: AskSegments;
}

/** The console's calls about promotions: what is offered, and what members apply for. */
export function promotionOps(deps: OpsDeps): OpsRoute[] {
  return [...categoryOps(deps), ...offerOps(deps), ...deskOps(deps)];
}

function categoryOps({ db, clock, more }: OpsDeps): OpsRoute[] {
  return [
    ...opsCategories.routes(db.kysely),
    opsChange(db, contract.addCategory, (tx, call) => addCategory(tx, call, call.body, clock.now())),
    opsChange(db, contract.changeCategory, (tx, call) =>
      changeCategory(tx, call, { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.removeCategory, (tx, call) =>
      removeCategory(tx, call, { id: call.params.id, ...call.body, more }),
    ),
  ];
}

function offerOps({ db, clock, segments }: OpsDeps): OpsRoute[] {
  const decided = deskRoutes({ db, clock }, (tx, { brands }, id, now) =>
    showOpsPromotion(tx, id, brands, now),
  );
  return [
    ...opsPromotions.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.showPromotion, (call) =>
      showOpsPromotion(db.kysely, call.params.id, call.brands, clock.now()),
    ),
    opsChange(db, contract.addPromotion, async (tx, call) => {
      const id = await addPromotion(tx, call, { ...call.body, segments }, clock.now());
      return showOpsPromotion(tx, id, call.brands, clock.now());
    }),
    decided(contract.changePromotion, (tx, call, wanted, now) =>
      changePromotion(tx, call, { ...wanted, segments }, now),
    ),
    decided(contract.publishPromotion, publishPromotion),
    decided(contract.endPromotion, endPromotion),
  ];
}

function deskOps({ db, clock, storedFiles }: OpsDeps): OpsRoute[] {
  const decided = deskRoutes({ db, clock }, showDeskApplication);
  return [
    ...deskApplications.routes(db.kysely),
    opsRoute(desk.showApplication, (call) =>
      showDeskApplication(db.kysely, call, call.params.id, clock.now()),
    ),
    opsChange(db, desk.revealApplicationPicture, (tx, call) =>
      revealPicture(tx, storedFiles, call, call.params),
    ),
    decided(desk.reviewApplication, (tx, call, wanted, now) =>
      decideApplication(tx, call, { ...wanted, to: 'processing' }, now),
    ),
    decided(desk.joinApplication, (tx, call, wanted, now) =>
      decideApplication(tx, call, { ...wanted, to: 'joined' }, now),
    ),
    decided(desk.rejectApplication, (tx, call, wanted, now) =>
      decideApplication(tx, call, { ...wanted, to: 'rejected' }, now),
    ),
    decided(desk.closeApplication, (tx, call, wanted, now) =>
      decideApplication(tx, call, { ...wanted, to: 'closed' }, now),
    ),
    decided(desk.issueReward, issueReward),
  ];
}
