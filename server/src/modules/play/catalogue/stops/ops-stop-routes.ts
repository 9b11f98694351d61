import * as contract from '@lanna/contract/play/catalogue/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { listSwitchedOff } from '../games/list-switched-off.ts';
import { startStop } from '../start-stop.ts';
import type { CatalogueOpsDeps } from '../vendors/ops-vendor-routes.ts';
import { endStop } from './end-stop.ts';
import { findStopTarget } from './find-stop-target.ts';
import { stops, stopsFile } from './list-stops.ts';

/** What takes no bets, and taking them again. */
export function opsStopRoutes({ db, clock }: Pick<CatalogueOpsDeps, 'db' | 'clock'>): OpsRoute[] {
  const scopeOf = <Call>(call: Call) => ({ ...call, db: db.kysely });
  return [
    opsRoute(contract.listStops, (call) => stops.page(scopeOf(call), call.query)),
    opsCsv(contract.listStops.file, async (call) => stopsFile(scopeOf(call), call.query)),
    opsRoute(contract.listSwitchedOff, (call) => listSwitchedOff(db.kysely, call.brandIds)),
    opsChange(db, contract.stopPlay, async (tx, { body, brands, operator, session, record }) => {
      // At every brand is more than at each brand an operator may stop: it holds for brands to come.
      if (body.brand === null && !session.house.has('catalogue.stop'))
        throw new Refusal('brand_out_of_scope', { brand: null });
      const brand = body.brand === null ? null : brandOf(brands, body.brand);
      const target = await findStopTarget(tx, body, brand);
      const { reason } = body;
      const id = await startStop(tx, target, { operator, reason, now: clock.now() });
      await record(tx, {
        action: 'catalogue.stop',
        brandId: target.merchantId,
        subject: { kind: subjectKind(target.kind), id: target.subjectId, name: target.subjectName },
        after: { stop: id, kind: target.kind },
        reason,
      });
      return { id };
    }),
    opsChange(db, contract.endStop, async (tx, { params, body, brandIds, operator, session, record }) => {
      const { reason } = body;
      const overHouse = session.house.has('catalogue.stop');
      const by = { operator, reason, now: clock.now(), brandIds, overHouse };
      const ended = await endStop(tx, params.id, by);
      await record(tx, {
        action: 'catalogue.end-stop',
        brandId: ended.merchantId,
        subject: { kind: subjectKind(ended.kind), id: ended.subjectId, name: ended.subjectName },
        before: { stop: params.id, startedAt: ended.startedAt.toISOString(), reason: ended.reason },
        reason,
      });
      return {};
    }),
  ];
}

/** The word by which the console links to a subject. */
function subjectKind(kind: contract.StopRow['kind']): string {
  return kind === 'player' ? 'member' : kind;
}
