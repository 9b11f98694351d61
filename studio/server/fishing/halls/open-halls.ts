import { formatMoney, parseMoney } from '@lanna/rules/money';
import type {
  FishingFrame,
  FishingRefusal,
  FishingRequest,
  HallState,
  OwnMoney,
} from '../../../fishing-api.ts';
import { HINT_MAX_MS, PACKET, TICK_MS } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readBalance } from '../../play/open-game.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { SendBet } from '../../sports/slips/gather-bets.ts';
import type { Studio } from '../../studio.ts';
import { closePacket } from '../packets/close-packet.ts';
import { type DrawnHit, drawHits, type Hit } from '../packets/draw-hits.ts';
import { finishPackets } from '../packets/finish-packets.ts';
import { openPacket } from '../packets/open-packet.ts';
import { selectPackets } from '../packets/packet.ts';
import { type Bullet, newBullet } from './bullet.ts';
import { Hall } from './hall.ts';
import { newSeat, type Seat } from './seat.ts';

const CLOCK_EVERY_MS = 1_000;
const REFUSED_FOR_MS = 3_000;
/** Before its rows would refuse them: a hit needs time to be written. */
const CLOSE_EARLY_MS = 2_000;

type Fire = Extract<FishingRequest, { t: 'fire' }>;
export interface Halls {
  join(session: PlaySessionRow, game: FishingGame, page: Pick<Seat, 'write' | 'dismiss'>): Promise<Seated>;
  list(): { gameCode: string; hallId: string; seats: number; packets: number; demo: boolean }[];
  /** How many seats are free in open halls of each game. */
  start(): void;
  /** One step of all halls; tests call it themselves. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}
export interface Seated {
  fire(shot: Fire): void;
  leave(): Promise<void>;
  nowMs(): number;
}

/**
 * The halls that this process holds: a hall stands where its players' sockets do. It keeps no money: what is flying when the process dies was never drawn, and every packet is closed from its
 * rows, by whichever process comes first.
 */
export function openHalls(studio: Studio & { sendBet: SendBet }): Halls {
  const { db, log } = studio;
  const halls = new Set<Hall>();
  const waiting: { hall: Hall; seat: Seat; bullet: Bullet; hits: Hit[] }[] = [];
  let drawing: Promise<void> = Promise.resolve();
  let isDrawing = false;
  let ticking: NodeJS.Timeout | undefined;
  let saidAtMs = 0;

  async function join(
    session: PlaySessionRow,
    game: FishingGame,
    page: Pick<Seat, 'write' | 'dismiss'>,
  ): Promise<Seated> {
    const wallet = await balanceOf(session);
    await takeOver(session.playerId);
    const demo = session.demoBalance !== null;
    const hall =
      [...halls].find(
        (one) => one.gameCode === game.code && one.demo === demo && one.freePlace() !== undefined,
      ) ?? new Hall({ gameCode: game.code, demo });
    halls.add(hall);
    const place = hall.freePlace() ?? 0;
    const seat = newSeat({ ...page, place, session, game, wallet, name: maskedName(session) });
    hall.seats.set(place, seat);
    seat.write({ t: 'hall', ...stateOf(hall, place), own: ownOf(seat) });
    sayAll(hall, { t: 'seats', seats: seatsOf(hall) }, seat);
    return {
      fire: (shot) => fire(hall, seat, shot),
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
    const back = (because: Extract<FishingFrame, { t: 'back' }>['because']) =>
      seat.write({ t: 'back', n: shot.n, because, own: ownOf(seat) });
    const bet = parseMoney(shot.bet);
    if (hall.seats.get(seat.place) !== seat) return;
    if (bet === undefined || !seat.game.bets.includes(shot.bet))
      return seat.write({ t: 'refused', code: 'invalid_input' });
    if (!seat.mayFire()) return back('pace');
    if (shot.lock !== undefined && !hall.swimmer(shot.lock)) return back('gone');
    const { packet } = seat;
    if (!packet || packet.left < bet || packet.closesAtMs <= performance.now()) {
      back('opening');
      if (!seat.isOpening && performance.now() >= seat.refusedUntilMs) void reopen(hall, seat, bet);
      return;
    }
    packet.left -= bet;
    packet.shots += 1;
    packet.lastShotMs = performance.now();
    const { n, angle, weapon, lock } = shot;
    hall.fire(
      seat,
      newBullet(seat.place, { n, angle, weapon, lock, bet, packetId: packet.id, shot: packet.shots }),
    );
    // A page's word for its own time moves only how its shot is drawn.
    const atMs = Math.min(hall.nowMs, Math.max(hall.nowMs - HINT_MAX_MS, Math.floor(shot.at)));
    const place = seat.place;
    sayAll(hall, { t: 'shot', place, n, atMs, angle, weapon, ...(lock !== undefined && { lock }) }, seat);
  }

  async function reopen(hall: Hall, seat: Seat, bet: bigint): Promise<void> {
    seat.isOpening = true;
    try {
      await close(hall, seat);
      seat.wallet = await balanceOf(seat.session);
      const packet = await openPacket(studio, seat.session, {
        ...{ game: seat.game, hallId: hall.id, bet, balance: seat.wallet },
      });
      if (packet.state === 'refused') throw new Refusal(refusalOfWallet(packet.refusal));
      if (packet.state !== 'open') throw new Refusal('outcome_uncertain');
      if (hall.seats.get(seat.place) !== seat) {
        await closePacket(db, packet.id);
        return;
      }
      seat.wallet = packet.balanceAfter ?? seat.wallet - packet.reserve;
      const nowMs = performance.now();
      seat.packet = {
        ...{ id: packet.id, left: packet.reserve, shots: 0, lastShotMs: nowMs },
        closesAtMs: nowMs + PACKET.longestMs - CLOSE_EARLY_MS,
      };
      const nothing = { shots: 0, kills: 0, spent: '0.00', payout: '0.00' };
      seat.write({ t: 'packet', state: 'open', ...nothing, own: ownOf(seat) });
    } catch (error) {
      seat.refusedUntilMs = performance.now() + REFUSED_FOR_MS;
      if (!(error instanceof Refusal)) log.warn({ err: error }, 'a packet could not be opened');
      const code = error instanceof Refusal ? (error.code as FishingRefusal) : 'unknown_error';
      seat.write({ t: 'refused', code });
    } finally {
      seat.isOpening = false;
    }
  }

  /** What flies is given back, what was met is drawn first. */
  async function close(hall: Hall, seat: Seat): Promise<void> {
    const { packet } = seat;
    if (!packet) return;
    seat.packet = undefined;
    for (const { n } of hall.clear(seat)) seat.write({ t: 'back', n, because: 'closed', own: ownOf(seat) });
    await draw();
    await closePacket(db, packet.id);
    await finishPackets(studio).catch((error) => log.warn({ err: error }, 'packets could not be finished'));
    const [closed] = await selectPackets(db.pool, 'k.id = $1', [packet.id]);
    seat.wallet = await balanceOf(seat.session).catch(() => seat.wallet);
    if (!closed) return;
    const { shots, kills, spent, payout } = closed;
    seat.write({
      ...{ t: 'packet', state: 'closed', shots, kills },
      ...{ spent: formatMoney(spent), payout: formatMoney(payout), own: ownOf(seat) },
    });
  }

  async function leave(hall: Hall, seat: Seat): Promise<void> {
    if (hall.seats.get(seat.place) !== seat) return;
    hall.seats.delete(seat.place);
    if (hall.seats.size === 0) halls.delete(hall);
    else sayAll(hall, { t: 'seats', seats: seatsOf(hall) });
    await close(hall, seat);
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
        waiting.push({ hall, seat, bullet, hits });
      }
      for (const seat of hall.seats.values()) closeInTime(hall, seat);
    }
    const nowMs = performance.now();
    if (nowMs - saidAtMs >= CLOCK_EVERY_MS) {
      saidAtMs = nowMs;
      for (const hall of halls) sayAll(hall, { t: 'clock', nowMs: hall.nowMs, gone: [...hall.gone] });
    }
    if (!isDrawing && waiting.length > 0) await draw();
  }

  function closeInTime(hall: Hall, seat: Seat): void {
    const { packet } = seat;
    if (!packet || seat.isOpening) return;
    const nowMs = performance.now();
    const isIdle = nowMs - packet.lastShotMs >= PACKET.idleMs;
    if (isIdle || nowMs >= packet.closesAtMs)
      close(hall, seat).catch((error) => log.warn({ err: error }, 'a packet could not be closed'));
  }

  /** One batch after another, each with what has been met meanwhile: what is shown was written. */
  function draw(): Promise<void> {
    drawing = drawing.then(drawWaiting);
    return drawing;
  }

  async function drawWaiting(): Promise<void> {
    const batch = waiting.splice(0);
    if (batch.length === 0) return;
    isDrawing = true;
    try {
      const drawn = await drawHits(
        db,
        batch.flatMap(({ hits }) => hits),
      );
      const byShot = Map.groupBy(drawn, ({ packetId, shot }) => `${packetId} ${shot}`);
      for (const { hall, seat, bullet } of batch) {
        const own = byShot.get(`${bullet.packetId} ${bullet.shot}`);
        if (own) show(hall, seat, bullet, own);
        else giveBack(seat, bullet, 'closed');
      }
    } catch (error) {
      log.warn({ err: error }, 'hits could not be drawn');
      for (const { seat, bullet } of batch) giveBack(seat, bullet, 'closed');
    } finally {
      isDrawing = false;
    }
  }

  function show(hall: Hall, seat: Seat, bullet: Bullet, drawn: readonly DrawnHit[]): void {
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

  function giveBack(seat: Seat, bullet: Bullet, because: 'wide' | 'gone' | 'closed'): void {
    if (seat.packet?.id === bullet.packetId) seat.packet.left += bullet.bet;
    seat.write({ t: 'back', n: bullet.n, because, own: ownOf(seat) });
  }

  async function balanceOf(session: PlaySessionRow): Promise<bigint> {
    if (session.demoBalance === null) return readBalance(studio, session);
    const { rows } = await db.pool.query<{ balance: bigint }>(
      'select demo_balance as balance from studio.player where id = $1',
      [session.playerId],
    );
    return rows[0]?.balance ?? 0n;
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
      await Promise.all(
        [...halls].flatMap((hall) => [...hall.seats.values()].map((seat) => leave(hall, seat))),
      );
      await drawing;
    },
  };
}

function sayAll(hall: Hall, frame: FishingFrame, except?: Seat): void {
  for (const seat of hall.seats.values()) if (seat !== except) seat.write(frame);
}

function ownOf(seat: Seat): OwnMoney {
  return { left: formatMoney(seat.packet?.left ?? 0n), wallet: formatMoney(seat.wallet) };
}

function stateOf(hall: Hall, place: number): HallState {
  return { seed: hall.seed, nowMs: hall.nowMs, place, seats: seatsOf(hall), gone: [...hall.gone] };
}

function seatsOf(hall: Hall): HallState['seats'] {
  return [...hall.seats.values()].map(({ place, name }) => ({ place, name }));
}

/** Others see that somebody sits there, and hardly who. */
function maskedName({ walletUser }: PlaySessionRow): string {
  return walletUser === null ? '—' : `${walletUser.slice(0, 1)}•••${walletUser.slice(-1)}`;
}
