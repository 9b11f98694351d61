import { parseMoney } from '@lanna/rules/money';
import type { FishingFrame } from '../../fishing-api.ts';
import { isFishing } from '../../rules/game.ts';
import { gameOfVendor } from '../../rules/vendors/vendors.ts';
import { findSession, type PlaySessionRow } from '../play/session.ts';
import { newPlayer, openAs, type TestPlayer } from '../test/player.ts';
import { demoMessage, launchMessage, type TestStudio } from '../test/test-studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { drawHits, type Hit } from './packets/draw-hits.ts';
import { openPacket } from './packets/open-packet.ts';
import { type Packet, selectPackets } from './packets/packet.ts';

export const MAENAM = { path: '/maenam', game: 'maenam-river' } as const;
export const START = 100_000_000n;

export interface Angler {
  player: TestPlayer;
  session: PlaySessionRow;
  frames: FishingFrame[];
  open(bet?: string, balance?: bigint): Promise<Packet>;
  hit(packet: Packet, shot: number, change?: Partial<Hit>): Promise<number>;
  wallet(): bigint;
}

/** Who shoots at the river: with 1 000.00 in the operator's wallet. */
export async function angler(studio: TestStudio): Promise<Angler> {
  const { user } = await newPlayer(studio, { game_code: 'lanna-lanterns' });
  const launch = launchMessage({ user, token: `token-of-${user}`, game_code: MAENAM.game });
  return atRiver(studio, await openAs(studio, user, launch, MAENAM.path));
}

export async function demoAngler(studio: TestStudio): Promise<Angler> {
  return atRiver(studio, await openAs(studio, '', demoMessage({ game_code: MAENAM.game }), MAENAM.path));
}

async function atRiver({ studio, peer, clock }: TestStudio, player: TestPlayer): Promise<Angler> {
  const bearer = new URL(player.url).hash.replace('#s=', '');
  const session = await findSession(studio.db.pool, `Bearer ${bearer}`, clock.now());
  const sendBet = batchBets(studio.wallet);
  return {
    ...{ player, session, frames: [] },
    open: (bet = '1.00', balance = START) =>
      openPacket({ ...studio, sendBet }, session, {
        ...{ game: river(), hallId: crypto.randomUUID(), bet: parseMoney(bet) ?? 0n, balance },
      }),
    hit: async (packet, shot, change = {}) => {
      const hit: Hit = {
        ...{ packetId: packet.id, shot, weapon: 'cannon', fish: 'minnow', swimmer: 1, cost: 100_000n },
        ...change,
      };
      return (await drawHits(studio.db, [hit])).length;
    },
    wallet: () => peer.balances.get(player.user) ?? 0n,
  };
}

export function river() {
  const game = gameOfVendor('MAENAM', MAENAM.game);
  if (!game || !isFishing(game)) throw new Error('no river');
  return game;
}

export async function packetOf(
  { studio }: Pick<TestStudio, 'studio'>,
  { id }: { id: string },
): Promise<Packet> {
  const [packet] = await selectPackets(studio.db.pool, 'k.id = $1', [id]);
  if (!packet) throw new Error('no such packet');
  return packet;
}

/** As if so much time had passed for all packets; what they were is changed by the owner alone. */
export async function dueNow({ studio }: Pick<TestStudio, 'studio'>): Promise<void> {
  await studio.db.pool.query(
    'update studio.fishing_packet set due_at = clock_timestamp() where due_at is not null',
  );
}
