import * as cases from '@lanna/contract/money/reconciliation/case-ops';
import * as clearing from '@lanna/contract/money/reconciliation/clearing-ops';
import * as liability from '@lanna/contract/money/reconciliation/liability-ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ApplyConfirmation } from '../../payments/confirmation.ts';
import { findDifferences } from '../search/find-differences.ts';
import { liabilityFile } from '../sums/liability-file.ts';
import { showClearing } from '../sums/show-clearing.ts';
import { type LiabilityDeps, showLiability } from '../sums/show-liability.ts';
import { decideCase } from './decide-case.ts';
import { handCase, noteCase } from './hand-case.ts';
import { moneyCases } from './list-cases.ts';
import type { CaseScope } from './money-case.ts';
import { showCase } from './show-case.ts';

type Scoped = Pick<AnyOpsCall, 'brandIds' | 'session'>;
type Changing = Scoped & Pick<AnyOpsCall, 'brands' | 'mustBeProposed'>;

/** What is owed, clearing accounts, and the cases of what does not fit. */
export function reconciliationOps(
  deps: LiabilityDeps & {
    /** Asked while a call is answered. */
    topics(): readonly ApplyConfirmation[];
  },
): OpsRoute[] {
  const { db, clock } = deps;
  const changing = async (
    call: Changing,
    id: string,
    change: (tx: Tx, scope: CaseScope) => Promise<void>,
  ) => {
    const scope = scopeOf(call, cases.decideMoneyCase.access);
    await db.transaction((tx) => change(tx, scope));
    return showCase(db.kysely, call, scope, id);
  };
  return [
    opsRoute(liability.showLiability, (call) => showLiability(deps, call.brands, call.query.day)),
    opsCsv(liability.liabilityFile, (call) => liabilityFile(deps, call.brands, call.query.day)),
    opsRoute(clearing.showClearing, (call) => showClearing(deps, call.brands)),
    opsRoute(clearing.checkNow, async (call) => {
      const { opened, mended, lookedAt } = await findDifferences(deps);
      await call.record(db.kysely, {
        action: 'reconciliation.look',
        brandId: null,
        subject: { kind: 'reconciliation', id: 'look' },
        after: { opened, mended },
      });
      return { opened, mended, lookedAt: lookedAt.toISOString() };
    }),
    ...moneyCases.routes(db.kysely, ({ session }) => ({
      ofHouse: session.house.has(cases.listMoneyCases.access),
    })),
    opsRoute(cases.showMoneyCase, (call) =>
      showCase(db.kysely, call, scopeOf(call, cases.showMoneyCase.access), call.params.id),
    ),
    opsRoute(cases.takeMoneyCase, (call) =>
      changing(call, call.params.id, (tx, scope) =>
        handCase(tx, call, scope, { id: call.params.id, ...call.body }, clock.now()),
      ),
    ),
    opsRoute(cases.noteMoneyCase, (call) =>
      changing(call, call.params.id, (tx, scope) =>
        noteCase(tx, call, scope, { id: call.params.id, ...call.body }, clock.now()),
      ),
    ),
    opsRoute(cases.decideMoneyCase, (call) =>
      changing(call, call.params.id, (tx, scope) =>
        decideCase(
          tx,
          call,
          scope,
          { id: call.params.id, ...call.body },
          { topics: deps.topics(), now: clock.now() },
        ),
      ),
    ),
  ];
}

/** Cases of the house are for those who have the permission over all brands. */
function scopeOf(
  { brandIds, session }: Scoped,
  permission: 'reconciliation.read' | 'reconciliation.decide',
): CaseScope {
  return { brandIds, ofHouse: session.house.has(permission) };
}
