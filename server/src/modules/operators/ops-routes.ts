import type { Permission } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/operators/ops';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { resolveOperator } from './resolve-operator.ts';
import { showMe } from './show-me.ts';

interface OpsDeps {
  db: Database;
  clock: Clock;
  permissions: readonly Permission[];
}

export function operatorOps(deps: OpsDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    opsRoute(contract.logIn, async (call) => {
      const { token } = await logIn(deps, call.body, call);
      call.keepSession(token);
      return showMe(db.kysely, await resolveOperator(deps, token, call.host), call.language);
    }),
    opsRoute(contract.logOut, async (call) => {
      await db.transaction(async (tx) => {
        await logOut(tx, call.operator.sessionId, clock.now());
        const { id, name } = call.operator;
        await call.record(tx, {
          action: 'operators.log-out',
          brandId: null,
          subject: { kind: 'operator', id, name },
        });
      });
      call.keepSession(null);
      return {};
    }),
    opsRoute(contract.showMe, (call) => showMe(db.kysely, call.session, call.language)),
  ];
}
