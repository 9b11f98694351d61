import * as contract from '@lanna/contract/money/vendor-wallet/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { decideCase, showCaseToDecide } from '../rounds/decide-case.ts';
import { roundCases } from '../rounds/list-cases.ts';
import { listRounds, roundsFile } from '../rounds/list-rounds.ts';
import { readRoundReceipt, showRound } from '../rounds/show-round.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { walletAlerts } from './list-alerts.ts';

/** Rounds at vendors, the cases they become, and what the wallet has noticed, as operators see them. */
export function vendorWalletOps(deps: RoundDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    opsRoute(contract.listRounds, (call) => listRounds(deps, call, call.query, call.query)),
    opsCsv(contract.listRounds.file, (call) => roundsFile(deps, call, call.query, call.query.sort)),
    opsRoute(contract.showRound, (call) => showRound(deps, call, call.params.id)),
    opsRoute(contract.roundReceipt, (call) => readRoundReceipt(deps, call, call.params.id)),
    ...roundCases.routes(db.kysely, () => ({ bets: deps.bets })),
    opsRoute(contract.showCase, (call) => showCaseToDecide(deps, call, call.params.id)),
    opsRoute(contract.decideCase, (call) => decideCase(deps, call, call.params.id, call.body)),
    ...walletAlerts.routes(db.kysely, (call) => ({
      // Who looks at one brand does not look at the house.
      ofHouse: call.session.house.has(contract.listAlerts.access) && !call.query.brand,
    })),
    opsRoute(contract.acknowledgeAlert, async (call) => {
      await db.transaction(async (tx) => {
        const ofHouse = call.session.house.has(contract.acknowledgeAlert.access);
        const { alert, brandId } = await acknowledgeAlert(
          tx,
          { brandIds: call.brandIds, ofHouse },
          {
            id: call.params.id,
            note: call.body.note,
            operator: call.operator,
            now: clock.now(),
          },
        );
        await call.record(tx, {
          action: 'vendor-wallet.acknowledge-alert',
          brandId,
          subject: { kind: 'wallet-alert', id: alert.id, name: alert.kind },
          after: { note: call.body.note ?? null },
        });
      });
      return {};
    }),
  ];
}
