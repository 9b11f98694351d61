import { defineTopic } from '../../../platform/topic.ts';
import { announcementOps } from './desk/ops-routes.ts';
import { notifyBegunAndEnded } from './notices/notify-begun-and-ended.ts';
import { announcementRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    announcements: NoParts;
  }
}

/** Announcements: banners, notices, pop-ups, the hot strip, and what concerns a vendor or a game. */
export const topic = defineTopic('announcements', {
  uses: ['brands', 'files', 'members', 'catalogue', 'protection'],
  notices: { announcements_changed: { visitors: true, settled: true } },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: announcementRoutes(parts),
    ops: announcementOps(parts),
    jobs: [
      {
        name: 'announcements-tell-begun-and-ended',
        cron: '* * * * *',
        run: () => notifyBegunAndEnded(parts.db, parts.clock.now()),
      },
    ],
  }),
});
