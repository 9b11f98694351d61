import * as contract from '@lanna/contract/accounts/linked-accounts/ops';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { changeChannel, listChannels } from './channels.ts';

/** Channels of brands at other services, in operators' hands. */
export function linkOps({
  db,
  clock,
  secrets,
}: {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}): OpsRoute[] {
  return [
    opsRoute(contract.listLinkChannels, (call) =>
      listChannels(db.kysely, brandOf(call.brands, call.query.brand)),
    ),
    opsChange(db, contract.changeLinkChannel, (tx, call) =>
      changeChannel(tx, call, {
        ...{ brand: brandOf(call.brands, call.body.brand), body: call.body, secrets, now: clock.now() },
      }),
    ),
  ];
}
