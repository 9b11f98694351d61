import * as contract from '@lanna/contract/accounts/protection/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import type { Deposited } from '../deposited.ts';
import { protections } from '../desk/list-protections.ts';
import { showMemberProtection } from '../desk/show-member-protection.ts';
import { memberOfCall } from '../persons/member-of-call.ts';
import { setMemberLimit } from './set-member-limit.ts';

/** The console's calls about limits. */
export function limitOps(deps: {
  db: Database;
  clock: Clock;
  brands: Brands;
  deposited(): Deposited;
}): OpsRoute[] {
  const { db, clock } = deps;

  const show = (of: Awaited<ReturnType<typeof memberOfCall>>) =>
    showMemberProtection(db.kysely, { ...of, now: clock.now() }, deps.deposited());

  return [
    ...protections.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.showMemberProtection, async (call) => show(await memberOfCall(deps, call))),
    opsRoute(contract.setMemberLimit, async (call) => {
      const of = await memberOfCall(deps, call);
      await db.transaction((tx) => setMemberLimit(tx, call, of, call.body, clock.now()));
      return show(of);
    }),
  ];
}
