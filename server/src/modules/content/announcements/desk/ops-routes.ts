import * as contract from '@lanna/contract/content/announcements/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
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
    opsRoute(contract.addAnnouncement, (call) =>
      db.transaction((tx) =>
        addAnnouncement(tx, call, { ...call.body, brand: call.query.brand, now: clock.now() }),
      ),
    ),
    opsRoute(contract.changeAnnouncement, (call) =>
      db.transaction((tx) =>
        changeAnnouncement(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
      ),
    ),
    opsRoute(contract.switchAnnouncement, (call) =>
      db.transaction((tx) =>
        switchAnnouncement(tx, call, { ...call.body, id: call.params.id, now: clock.now() }),
      ),
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
