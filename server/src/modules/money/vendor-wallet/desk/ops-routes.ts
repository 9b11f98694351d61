import * as contract from '@lanna/contract/money/vendor-wallet/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { decideCase, showCaseToDecide } from '../rounds/decide-case.ts';
import { casesFile, listCases } from '../rounds/list-cases.ts';
import { listRounds, roundsFile } from '../rounds/list-rounds.ts';
import { readRoundReceipt, showRound } from '../rounds/show-round.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { alertsFile, listAlerts } from './list-alerts.ts';

/** Rounds at vendors, the cases they become, and what the wallet has noticed, as operators see them. */
export function vendorWalletOps(deps: RoundDeps): OpsRoute[] {
  const { db, clock } = deps;
  const alertScope = (
    call: { brandIds: readonly string[]; session: { house: ReadonlySet<string> }; query?: unknown },
    permission: string,
  ) => ({
    brandIds: call.brandIds,
    // Who looks at one brand does not look at the house.
    house: call.session.house.has(permission) && !(call.query as { brand?: string } | undefined)?.brand,
  });
  return [
    opsRoute(contract.listRounds, (call) => listRounds(deps, call, call.query, call.query)),
    opsCsv(contract.roundsCsv, (call) => roundsFile(deps, call, call.query, call.query.sort)),
    opsRoute(contract.showRound, (call) => showRound(deps, call, call.params.id)),
    opsRoute(contract.roundReceipt, (call) => readRoundReceipt(deps, call, call.params.id)),
    opsRoute(contract.listCases, (call) => listCases(deps, call, call.query, call.query)),
    opsCsv(contract.casesCsv, async (call) => casesFile(deps, call, call.query, call.query.sort)),
    opsRoute(contract.showCase, (call) => showCaseToDecide(deps, call, call.params.id)),
    opsRoute(contract.decideCase, (call) => decideCase(deps, call, call.params.id, call.body)),
    opsRoute(contract.listAlerts, (call) =>
      listAlerts(db.kysely, alertScope(call, 'vendor-wallet.read'), call.query, call.query),
    ),
    opsCsv(contract.alertsCsv, async (call) =>
      alertsFile(db.kysely, alertScope(call, 'vendor-wallet.read'), call.query, call.query.sort),
    ),
    opsRoute(contract.acknowledgeAlert, async (call) => {
      await db.transaction(async (tx) => {
        const scope = alertScope(call, 'vendor-wallet.acknowledge');
        const { alert, brandId } = await acknowledgeAlert(tx, scope, {
          id: call.params.id,
          note: call.body.note,
          operator: call.operator,
          now: clock.now(),
        });
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
