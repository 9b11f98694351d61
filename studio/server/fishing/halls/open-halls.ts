import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import type { FishingFrame, FishingRequest, HallState } from '../../../fishing-api.ts';
import { HINT_MAX_MS, TICK_MS } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import type { DrawnHit } from '../packets/draw-hits.ts';
import { newBullet } from './bullet.ts';
import { drawQueue, type MetShot } from './draw-queue.ts';
import { Hall } from './hall.ts';
import { giveBack, newSeat, ownOf, type Seat } from './seat.ts';
import { seatPackets } from './seat-packets.ts';

const CLOCK_EVERY_MS = 1_000;

type Fire = Extract<FishingRequest, { t: 'fire' }>;

export interface Halls {
  join(session: PlaySessionRow, game: FishingGame, page: Pick<Seat, 'write' | 'dismiss'>): Promise<Seated>;
  list(): { gameCode: string; hallId: string; seats: number; packets: number; demo: boolean }[];
  start(): void;
  /** One step of all halls; tests call it themselves. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

export interface Seated {
  fire(shot: Fire): void;
  speak(emote: Reaction): void;
  leave(): Promise<void>;
  nowMs(): number;
}

/**
 * The halls that this process holds: a hall stands where its players' sockets do. It keeps no money: what is flying when the process dies was never drawn, and every packet is closed from its
 * rows, by whichever process comes first.
 */
export function openHalls(studio: Studio & { sendBet: SendBet }): Halls {
  const { log } = studio;
  const halls = new Set<Hall>();
  const queue = drawQueue(studio, {
    drawn: show,
    notDrawn: ({ seat, bullet }) => giveBack(seat, bullet, 'closed'),
  });
  const packets = seatPackets(studio, queue.draw);
  let ticking: NodeJS.Timeout | undefined;
  let saidAtMs = 0;

  async function join(
    session: PlaySessionRow,
    game: FishingGame,
    page: Pick<Seat, 'write' | 'dismiss'>,
  ): Promise<Seated> {
    const wallet = await packets.balanceOf(session);
    await takeOver(session.playerId);
    const hall = roomFor(halls, { gameCode: game.code, demo: session.demoBalance !== null });
    const place = hall.freePlace() ?? 0;
    const seat = newSeat({ ...page, place, session, game, wallet, name: maskedName(session) });
    hall.seats.set(place, seat);
    seat.write({ t: 'hall', ...stateOf(hall, place), own: ownOf(seat) });
    sayAll(hall, { t: 'seats', seats: seatsOf(hall) }, seat);
    return {
      fire: (shot) => fire(hall, seat, shot),
      speak: (emote) => speak(hall, seat, emote),
      leave: () => leave(hall, seat),
      nowMs: () => hall.nowMs,
    };
  }

  /** A player has one seat; the device that came last has it. */
  async function takeOver(playerId: string): Promise<void> {
    for (const hall of halls)
      for (const seat of hall.seats.values())
        if (seat.session.playerId === playerId) {
          seat.dismiss('seat_taken_over');
          await leave(hall, seat);
        }
  }

  function fire(hall: Hall, seat: Seat, shot: Fire): void {
    const bet = parseMoney(shot.bet);
    if (hall.seats.get(seat.place) !== seat) return;
    if (bet === undefined || !seat.game.bets.includes(shot.bet)) {
      seat.write({ t: 'refused', code: 'invalid_input' });
      return;
    }
    const because = whyNot(hall, seat, { ...shot, bet });
    if (because) {
      seat.write({ t: 'back', n: shot.n, because, own: ownOf(seat) });
      if (because === 'opening') packets.reopen(hall, seat, bet);
      return;
    }
    launch(hall, seat, { ...shot, bet });
  }

  function speak(hall: Hall, seat: Seat, emote: Reaction): void {
    if (hall.seats.get(seat.place) !== seat) return;
    if (!seat.maySpeak()) seat.write({ t: 'refused', code: 'too_soon' });
    else sayAll(hall, { t: 'emote', place: seat.place, emote }, seat);
  }

  async function leave(hall: Hall, seat: Seat): Promise<void> {
    if (hall.seats.get(seat.place) !== seat) return;
    hall.seats.delete(seat.place);
    if (hall.seats.size === 0) halls.delete(hall);
    else sayAll(hall, { t: 'seats', seats: seatsOf(hall) });
    await packets.close(hall, seat);
  }

  async function tick(): Promise<void> {
    for (const hall of halls) {
      const { met, back } = hall.tick();
      for (const { seat, bullet, because } of back) giveBack(seat, bullet, because);
      for (const { seat, bullet, targets } of met) {
        const { packetId, shot, weapon } = bullet;
        const hits = targets.map(({ swimmer, cost }) => ({
          ...{ packetId, shot, weapon, fish: swimmer.kind.code, swimmer: swimmer.id, cost },
        }));
        queue.push({ hall, seat, bullet, hits });
      }
      for (const seat of hall.seats.values()) packets.closeInTime(hall, seat);
    }
    const nowMs = performance.now();
    if (nowMs - saidAtMs >= CLOCK_EVERY_MS) {
      saidAtMs = nowMs;
      for (const hall of halls) sayAll(hall, { t: 'clock', nowMs: hall.nowMs, gone: [...hall.gone] });
    }
    await queue.drawIfIdle();
  }

  return {
    join,
    tick,
    list: () =>
      [...halls].map((hall) => ({
        ...{ gameCode: hall.gameCode, hallId: hall.id, demo: hall.demo, seats: hall.seats.size },
        packets: [...hall.seats.values()].filter(({ packet }) => packet).length,
      })),
    start() {
      ticking ??= setInterval(() => {
        tick().catch((error) => log.warn({ err: error }, 'a tick of halls failed'));
      }, TICK_MS);
    },
    async stop() {
      clearInterval(ticking);
      const seated = [...halls].flatMap((hall) => [...hall.seats.values()].map((seat) => leave(hall, seat)));
      await Promise.all(seated);
      await queue.settled();
    },
  };
}

/** People first: a hall is filled before another opens. */
function roomFor(halls: Set<Hall>, { gameCode, demo }: { gameCode: string; demo: boolean }): Hall {
  const room = [...halls].find(
    (one) => one.gameCode === gameCode && one.demo === demo && one.freePlace() !== undefined,
  );
  const hall = room ?? new Hall({ gameCode, demo });
  halls.add(hall);
  return hall;
}

type Shot = Omit<Fire, 'bet'> & { bet: bigint };

function whyNot(hall: Hall, seat: Seat, { lock, bet }: Shot): 'pace' | 'gone' | 'opening' | undefined {
  if (!seat.mayFire()) return 'pace';
  if (lock !== undefined && !hall.swimmer(lock)) return 'gone';
  const { packet } = seat;
  if (!packet || packet.left < bet || packet.closesAtMs <= performance.now()) return 'opening';
  return undefined;
}

function launch(hall: Hall, seat: Seat, { n, angle, weapon, lock, bet, at }: Shot): void {
  const { packet, place } = seat;
  if (!packet) return;
  packet.left -= bet;
  packet.shots += 1;
  packet.lastShotMs = performance.now();
  hall.fire(seat, newBullet(place, { n, angle, weapon, lock, bet, packetId: packet.id, shot: packet.shots }));
  // A page's word for its own time moves only how its shot is drawn.
  const atMs = Math.min(hall.nowMs, Math.max(hall.nowMs - HINT_MAX_MS, Math.floor(at)));
  sayAll(hall, { t: 'shot', place, n, atMs, angle, weapon, ...(lock !== undefined && { lock }) }, seat);
}

function show({ hall, seat, bullet }: MetShot, drawn: readonly DrawnHit[]): void {
  for (const { swimmer, multiple, payout } of drawn) {
    if (multiple === 0) continue;
    hall.take(swimmer);
    // Won in this packet, and part of what the player has; it is shot from no more.
    seat.wallet += payout;
    sayAll(hall, { t: 'kill', place: seat.place, swimmer, multiple }, seat);
  }
  seat.write({
    t: 'hits',
    hits: drawn.map(({ swimmer, multiple, payout }) => ({
      ...{ n: bullet.n, swimmer, multiple, payout: formatMoney(payout) },
    })),
    own: ownOf(seat),
  });
}

function sayAll(hall: Hall, frame: FishingFrame, except?: Seat): void {
  for (const seat of hall.seats.values()) if (seat !== except) seat.write(frame);
}

function stateOf(hall: Hall, place: number): HallState {
  return { seed: hall.seed, nowMs: hall.nowMs, place, seats: seatsOf(hall), gone: [...hall.gone] };
}

function seatsOf(hall: Hall): HallState['seats'] {
  return [...hall.seats.values()].map(({ place, name }) => ({ place, name }));
}

/** Others see that the cannon is taken, and hardly who has it. */
function maskedName({ walletUser }: PlaySessionRow): string {
  return walletUser === null ? '—' : `${walletUser.slice(0, 1)}•••${walletUser.slice(-1)}`;
}
