import * as contract from '@lanna/contract/messaging/inbox/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
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
    opsChange(db, contract.addBroadcast, (tx, call) =>
      addBroadcast(tx, call, { ...call.body, brand: call.query.brand, now: clock.now() }),
    ),
    opsChange(db, contract.changeBroadcast, (tx, call) =>
      changeBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
    opsRoute(contract.removeBroadcast, async (call) => {
      const { version } = call.query;
      await db.transaction((tx) => removeBroadcast(tx, call, { id: call.params.id, version }));
      return {};
    }),
    opsChange(db, contract.sendBroadcast, (tx, call) =>
      sendBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }, unwilling()),
    ),
    opsChange(db, contract.unscheduleBroadcast, (tx, call) =>
      unscheduleBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
    opsChange(db, contract.cancelBroadcast, (tx, call) =>
      cancelBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
  ];
}
