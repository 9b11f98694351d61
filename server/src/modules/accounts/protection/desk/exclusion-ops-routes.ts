import * as contract from '@lanna/contract/accounts/protection/ops-exclusion';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
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
    opsChange(db, contract.excludeMember, (tx, call) =>
      excludeMember(tx, deps, call, { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.registerExclusion, (tx, call) => registerExclusion(tx, deps, call, call.body)),
    opsChange(db, contract.confirmSuspected, (tx, call) =>
      confirmSuspected(tx, deps, call, { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.correctExclusion, (tx, call) =>
      correctExclusion(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
  ];
}
