import * as contract from '@lanna/contract/content/announcements/announcements';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { markSeen } from './mark-seen.ts';
import { readAboutGames } from './read-about-games.ts';
import { readForEverybody } from './read-announcements.ts';
import { readForAgents } from './read-for-agents.ts';
import { readForMember } from './read-for-member.ts';

export function announcementRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  return [
    route(
      contract.listAnnouncements,
      ({ brand, query, language }) =>
        readForEverybody(db.kysely, brand, {
          types: query.types,
          withContent: query.content !== 'no',
          language,
          now: clock.now(),
        }),
      { alike: { until: ['announcements_changed'], forMs: CLOCKED_MS } },
    ),
    route(contract.memberAnnouncements, ({ brand, caller, query, language }) =>
      readForMember(db.kysely, brand, caller.memberId, {
        types: query.types,
        withContent: query.content !== 'no',
        language,
        now: clock.now(),
      }),
    ),
    route(contract.agentAnnouncements, ({ brand, caller, language }) =>
      readForAgents(db.kysely, brand, { memberId: caller.memberId, language, now: clock.now() }),
    ),
    route(contract.markAnnouncementSeen, async ({ brand, caller, body }) => {
      const { memberId } = caller;
      await markSeen(db.kysely, { merchantId: brand.id, memberId, id: body.id, now: clock.now() });
      return {};
    }),
    route(
      contract.gameAnnouncements,
      ({ brand, query, language }) =>
        readAboutGames(db.kysely, brand, { ...query, language, now: clock.now() }),
      { alike: { until: ['announcements_changed', 'catalogue_changed'], forMs: CLOCKED_MS } },
    ),
  ];
}
