import * as contract from '@lanna/contract/messaging/inbox/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { AudienceTopics } from '../broadcast-audience.ts';
import type { DepositedAfter } from '../broadcast-results.ts';
import { countReaders } from './count-readers.ts';
import { broadcasts, showBroadcast } from './list-broadcasts.ts';
import { cancelBroadcast, sendBroadcast, unscheduleBroadcast } from './move-broadcast.ts';
import { broadcastResults } from './show-results.ts';
import { addBroadcast, changeBroadcast, removeBroadcast } from './write-broadcast.ts';

/** Messages of a brand to many, as operators write, send and stop them. */
export function inboxOps({
  db,
  clock,
  topics,
  deposited,
}: {
  db: Database;
  clock: Clock;
  topics: () => AudienceTopics;
  deposited: () => DepositedAfter | undefined;
}): OpsRoute[] {
  return [
    ...broadcasts.routes(db.kysely),
    opsRoute(contract.showBroadcast, (call) => showBroadcast(db.kysely, call.brands, call.params.id)),
    opsRoute(contract.broadcastResults, (call) =>
      broadcastResults(db.kysely, call.brands, call.params.id, deposited()),
    ),
    opsRoute(contract.countReaders, (call) =>
      countReaders(db.kysely, call.brands, { ...call.query, ...call.body }, topics(), clock.now()),
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
      sendBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }, topics()),
    ),
    opsChange(db, contract.unscheduleBroadcast, (tx, call) =>
      unscheduleBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
    opsChange(db, contract.cancelBroadcast, (tx, call) =>
      cancelBroadcast(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
  ];
}
