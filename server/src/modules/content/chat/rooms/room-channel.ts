import type { Clock } from '../../../../platform/process/clock.ts';
import type { ChannelKind } from '../../../../platform/push/channels/channel-kind.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { readMemberFacts, readPermission } from './read-permission.ts';
import { findRoom } from './room-row.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What is written in a room, to those who may read it. Who is excluded, frozen, kept out or too low in rank is out with the notice of it, on
 * every socket.
 */
export function roomChannel({ db, clock }: { db: Database; clock: Clock }): ChannelKind {
  return {
    pattern: 'chat:<id>',
    mayRead: async ({ brand, caller, id }) => {
      if (!caller || !UUID.test(id)) return false;
      const [room, member] = await Promise.all([
        findRoom(db.kysely, brand.id, id),
        readMemberFacts(db.kysely, { merchantId: brand.id, memberId: caller.memberId }),
      ]);
      if (!room || !member) return false;
      return (await readPermission(db.kysely, brand, member, room, clock.now())).read;
    },
    askedAgainOn: ['protection_changed', 'chat_changed', 'chat_rooms_changed', 'account_type_changed'],
    readersMax: 5000,
    framesPerSecondMax: 40,
  };
}
