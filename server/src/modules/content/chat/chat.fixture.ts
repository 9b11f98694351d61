import { randomUUID } from 'node:crypto';
import type { ChatFrame } from '@lanna/contract/content/chat/chat';
import { writeChat } from '@lanna/contract/content/chat/writing';
import type { Clock } from '../../../platform/process/clock.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { findBrands } from '../../house/brands/find-brand.ts';
import type { BetSource } from '../../play/bets/bet-source.ts';
import type { ChatDeps } from './chat-deps.ts';
import { launchChat } from './rooms/launch-chat.ts';
import { roomChannel } from './rooms/room-channel.ts';
import { writeMessage } from './writing/write-message.ts';

/** A brand's rooms without HTTP: what members send, and what frames of push carry. */
export function chatOf(db: Database, clock: Clock, brand: BrandProfile, sources: readonly BetSource[] = []) {
  const frames: ChatFrame[] = [];
  const deps: ChatDeps = {
    db,
    clock,
    brands: findBrands(db.kysely, clock),
    channels: { publisher: { publish: (_brand, _channel, data) => void frames.push(data as ChatFrame) } },
    betSources: () => sources,
  };
  return {
    deps,
    frames,
    launch: (memberId: string, wanted: { room?: string; game?: string } = {}) =>
      launchChat(deps, brand, memberId, 'TH', wanted),
    write: (memberId: string, room: string, text: string, more: object = {}) =>
      writeMessage(
        deps,
        brand,
        memberId,
        writeChat.body.parse({ room, clientId: randomUUID(), text, ...more }),
        { language: 'TH', ownHosts: ['river.test'] },
      ),
    /** Code and facts of a refusal. */
    refusal: async (promise: Promise<unknown>): Promise<{ code: string; facts: Record<string, unknown> }> => {
      try {
        await promise;
      } catch (error) {
        if (error instanceof Refusal) return { code: error.code, facts: error.facts };
        throw error;
      }
      throw new Error('it was not refused');
    },
  };
}

/** What is written in rooms, as a channel of push: for tests and benches that read it. */
export const channelOfRooms = (db: Database, clock: Clock) => roomChannel({ db, clock });

/** The demo brands' rule: a member writes from the first minute on. */
export async function letNewMembersWrite(db: Database, brand: { id: string }): Promise<void> {
  await db.kysely
    .insertInto('chat.setting')
    .values({
      merchant_id: brand.id,
      version: 1,
      settings: JSON.stringify({ mustBeProved: false, ageHours: 0 }),
    })
    .execute();
}
