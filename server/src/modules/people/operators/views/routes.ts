import * as contract from '@lanna/contract/people/operators/view-ops';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

/** Lists as operators look at them, kept under a name. An operator who may open a list may keep how; the list itself asks for its own permission. */
export function viewRoutes({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.listViews, async ({ query: { list }, operator, session }) => ({
      views: await listViews(db.kysely, { list, operatorId: operator.id, brands: brandsOf(session) }),
    })),
    opsChange(db, contract.saveView, (tx, call) =>
      saveView(tx, call, call.body, { brands: brandsOf(call.session), now: clock.now() }),
    ),
    opsChange(db, contract.removeView, (tx, call) => removeView(tx, call, call.params.id)),
  ];
}

/** Where the operator may do anything at all. */
function brandsOf({ grants }: Pick<OperatorSession, 'grants'>) {
  return [...new Map([...grants.values()].flat().map((brand) => [brand.id, brand])).values()];
}
