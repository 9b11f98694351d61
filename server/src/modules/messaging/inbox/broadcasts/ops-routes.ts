import * as contract from '@lanna/contract/messaging/inbox/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Unwilling } from '../broadcast-audience.ts';
import { countReaders } from './count-readers.ts';
import { broadcasts, showBroadcast } from './list-broadcasts.ts';
import { cancelBroadcast, sendBroadcast, unscheduleBroadcast } from './move-broadcast.ts';
import { addBroadcast, changeBroadcast, removeBroadcast } from './write-broadcast.ts';

/** Messages of a brand to many, as operators write, send and stop them. */
export function inboxOps({
  db,
  clock,
  unwilling,
}: {
  db: Database;
  clock: Clock;
  unwilling: () => readonly Unwilling[];
}): OpsRoute[] {
  return [
    ...broadcasts.routes(db.kysely),
    opsRoute(contract.showBroadcast, (call) => showBroadcast(db.kysely, call.brands, call.params.id)),
    opsRoute(contract.countReaders, (call) =>
      countReaders(db.kysely, call.brands, { ...call.query, ...call.body }, unwilling(), clock.now()),
    ),
    opsRoute(contract.addBroadcast, (call) =>
      db.transaction((tx) =>
        addBroadcast(tx, call, { ...call.body, brand: call.query.brand, now: clock.now() }),
      ),
    ),
    opsRoute(contract.changeBroadcast, (call) =>
      db.transaction((tx) =>
        changeBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
      ),
    ),
    opsRoute(contract.removeBroadcast, async (call) => {
      const { version } = call.query;
      await db.transaction((tx) => removeBroadcast(tx, call, { id: call.params.id, version }));
      return {};
    }),
    opsRoute(contract.sendBroadcast, (call) =>
      db.transaction((tx) =>
        sendBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }, unwilling()),
      ),
    ),
    opsRoute(contract.unscheduleBroadcast, (call) =>
      db.transaction((tx) =>
        unscheduleBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
      ),
    ),
    opsRoute(contract.cancelBroadcast, (call) =>
      db.transaction((tx) =>
        cancelBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
      ),
    ),
  ];
}
