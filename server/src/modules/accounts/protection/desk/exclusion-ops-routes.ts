import * as contract from '@lanna/contract/accounts/protection/ops-exclusion';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { correctExclusion } from '../exclusions/correct-exclusion.ts';
import { excludeMember } from '../exclusions/exclude-member.ts';
import { registerExclusion } from '../exclusions/register-exclusion.ts';
import { confirmSuspected } from '../persons/confirm-suspected.ts';
import { memberOfCall } from '../persons/member-of-call.ts';
import { countExclusions, exclusions } from './list-exclusions.ts';
import { listMemberExclusions } from './list-member-exclusions.ts';

/** The console's calls about time-outs and self-exclusions. */
export function exclusionOps(deps: ExclusionDeps & { brands: Brands }): OpsRoute[] {
  const { db, clock } = deps;
  const { kysely } = db;
  return [
    ...exclusions.routes(kysely, () => ({ now: clock.now() })),
    opsRoute(contract.countExclusions, ({ brandIds }) => countExclusions(kysely, brandIds, clock.now())),
    opsRoute(contract.memberExclusions, async (call) =>
      listMemberExclusions(kysely, call, await memberOfCall(deps, call), clock.now()),
    ),
    opsRoute(contract.excludeMember, (call) =>
      db.transaction((tx) => excludeMember(tx, deps, call, { id: call.params.id, ...call.body })),
    ),
    opsRoute(contract.registerExclusion, (call) =>
      db.transaction((tx) => registerExclusion(tx, deps, call, call.body)),
    ),
    opsRoute(contract.confirmSuspected, (call) =>
      db.transaction((tx) => confirmSuspected(tx, deps, call, { id: call.params.id, ...call.body })),
    ),
    opsRoute(contract.correctExclusion, (call) =>
      db.transaction((tx) => correctExclusion(tx, call, { id: call.params.id, ...call.body }, clock.now())),
    ),
  ];
}
