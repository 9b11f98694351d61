import type { Received, Value } from '@lanna/contract/endpoint';
import type { addOperator as description } from '@lanna/contract/operators/operator-ops';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import { hashPassword } from '../authentication/password.ts';
import { changeGrantIn } from './change-grant.ts';
import type { OperatorDeps } from './deps.ts';
import { insertOperator } from './insert-operator.ts';
import { newPassword } from './new-password.ts';

/**
 * Adds an operator with roles; those that need another operator's approval wait for it. The password is shown this once. Refuses with
 * `operator_name_taken`, `beyond_own_rights`, `not_found` for a role there is not.
 */
export async function addOperator(
  deps: Pick<OperatorDeps, 'db' | 'clock' | 'permissions'>,
  { name, displayName, roles, reason }: Received<typeof description>['body'],
  call: Pick<AnyOpsCall, 'operator' | 'session' | 'record' | 'mustBeProposed' | 'propose'>,
): Promise<Value<typeof description>> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const id = await insertOperator(tx, {
      name,
      displayName,
      passwordHash,
      passwordChangeDue: true,
      createdBy: call.operator.id,
      now: deps.clock.now(),
    });
    await call.record(tx, {
      action: 'operators.add',
      brandId: null,
      subject: { kind: 'operator', id, name: displayName },
      after: { name },
      reason,
    });
    const proposals: string[] = [];
    for (const given of roles) {
      const { proposal } = await changeGrantIn(
        tx,
        deps,
        { operatorId: id, ...given, give: true, reason },
        call,
      );
      if (proposal) proposals.push(proposal);
    }
    return { id, password, proposals };
  });
}
