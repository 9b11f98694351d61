import * as contract from '@lanna/contract/content/announcements/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { announcements, showOpsAnnouncement } from './list-ops-announcements.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  switchAnnouncement,
} from './write-announcement.ts';

/** Announcements as operators write and run them. */
export function announcementOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...announcements.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.showOpsAnnouncement, (call) =>
      showOpsAnnouncement(db.kysely, call.brands, { id: call.params.id, now: clock.now() }),
    ),
    opsChange(db, contract.addAnnouncement, (tx, call) =>
      addAnnouncement(tx, call, { ...call.body, brand: call.query.brand, now: clock.now() }),
    ),
    opsChange(db, contract.changeAnnouncement, (tx, call) =>
      changeAnnouncement(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
    opsChange(db, contract.switchAnnouncement, (tx, call) =>
      switchAnnouncement(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
    ),
    opsRoute(contract.removeAnnouncement, async (call) => {
      const { version } = call.query;
      await db.transaction((tx) =>
        removeAnnouncement(tx, call, { id: call.params.id, version, now: clock.now() }),
      );
      return {};
    }),
  ];
}
