import * as contract from '@lanna/contract/messaging/inbox/inbox';
import { type Owner, ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { markAllRead, markRead, removeMessage } from './mark-messages.ts';
import { countUnread, listMessages, showMessage } from './own-messages.ts';
import type { Reader } from './put-into-words.ts';

export function inboxRoutes({ db, clock, brands }: { db: Database; clock: Clock; brands: Brands }): Route[] {
  const readerOf = async (call: PersonalCall): Promise<Reader> => {
    const { currencySymbol, timeZone, defaultLanguage } = await profileOf(brands, call);
    return { language: call.language, currencySymbol, timeZone, defaultLanguage };
  };
  /** Does something to messages of the caller, and counts anew. */
  const change = (call: PersonalCall, work: (tx: Tx, owner: Owner, now: Date) => Promise<void>) =>
    db.transaction(async (tx) => {
      const owner = ownerOf(call);
      await work(tx, owner, clock.now());
      return { count: await countUnread(tx, owner) };
    });
  return [
    route(contract.unreadCount, async (call) => ({ count: await countUnread(db.kysely, ownerOf(call)) })),
    route(contract.getInbox, async (call) =>
      listMessages(db.kysely, ownerOf(call), call.query, await readerOf(call)),
    ),
    route(contract.getMessage, async (call) =>
      showMessage(db.kysely, ownerOf(call), call.query.id, await readerOf(call)),
    ),
    route(contract.readMessage, (call) =>
      change(call, (tx, owner, now) => markRead(tx, owner, call.body.id, now)),
    ),
    route(contract.readAllMessages, (call) =>
      change(call, (tx, owner, now) => markAllRead(tx, owner, call.body.until, now)),
    ),
    route(contract.deleteMessage, (call) =>
      change(call, (tx, owner, now) => removeMessage(tx, owner, call.body.id, now)),
    ),
  ];
}
