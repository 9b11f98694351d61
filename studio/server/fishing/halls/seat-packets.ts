import { formatMoney, type Money } from '@lanna/rules/money';
import type { FishingRefusal } from '../../../fishing-api.ts';
import { PACKET } from '../../../rules/fishing/bounds.ts';
import type { HallTerms } from '../../../rules/fishing/terms.ts';
import { Refusal } from '../../platform/refusal.ts';
import { balanceOf } from '../../play/balance-of.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import { fireTally } from '../cases/fire-tally.ts';
import { keepFire } from '../cases/keep-fire.ts';
import { readWarnings, refuseClosedSeat } from '../cases/player-notices.ts';
import { NoAtFishing } from '../fishing-refusal.ts';
import { closePacket } from '../packets/close-packet.ts';
import { finishPackets } from '../packets/finish-packets.ts';
import { openPacket } from '../packets/open-packet.ts';
import { type Packet, selectPackets } from '../packets/packet.ts';
import { readTerms } from '../terms/read-terms.ts';
import type { Hall } from './hall.ts';
import { ownOf, type Seat, type SeatPacket } from './seat.ts';

const REFUSED_FOR_MS = 3_000;
/** Before its rows would refuse them: a hit needs time to be written. */
const CLOSE_EARLY_MS = 2_000;

export interface SeatPackets {
  /** Ends the packet of the seat and reserves the next; once at a time, and not at once after a refusal. */
  reopen(hall: Hall, seat: Seat, bet: Money): void;
  /** What flies is given back, what was met is drawn first. */
  close(hall: Hall, seat: Seat): Promise<unknown>;
  /** Closes it when no shot comes, or when its time is over. */
  closeInTime(hall: Hall, seat: Seat): void;
  /** What a shot may cost, if the page knows it otherwise, and what a person has written to the player. */
  sayTerms(seat: Seat): Promise<HallTerms>;
  balanceOf(session: PlaySessionRow): Promise<Money>;
}

export function seatPackets(
  studio: Studio & { sendBet: SendBet },
  act: { drawAll(): Promise<void>; leave(hall: Hall, seat: Seat): Promise<void> },
): SeatPackets {
  const { db, log } = studio;
  const finish = onceAtATime(() =>
    finishPackets(studio).then(
      () => undefined,
      (error) => log.warn({ err: error }, 'packets could not be finished'),
    ),
  );

  async function open(hall: Hall, seat: Seat, bet: Money): Promise<void> {
    await refuseClosedSeat(db.pool, seat.session.playerId);
    const { bets } = await sayTerms(seat);
    // Refused before anything ends: the packet that is open may go on.
    if (!bets.includes(bet)) throw new NoAtFishing('bet_outside_limits');
    const isKnown = await close(hall, seat);
    if (!isKnown) seat.wallet = await balanceOf(studio, seat.session);
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
      ...{ id: packet.id, left: packet.reserve, shots: 0, lastShotMs: nowMs, tally: fireTally() },
      ...{ minBet: packet.minBet ?? bet, maxBet: packet.maxBet ?? bet },
      closesAtMs: nowMs + PACKET.longestMs - CLOSE_EARLY_MS,
    };
    const nothing = { shots: 0, kills: 0, spent: '0.00', payout: '0.00' };
    seat.write({ t: 'packet', state: 'open', ...nothing, own: ownOf(seat) });
  }

  async function sayTerms(seat: Seat): Promise<HallTerms> {
    const { session, game } = seat;
    const terms = await readTerms(db.pool, session.operatorId, game);
    const bets = terms.bets.map((bet) => formatMoney(bet));
    if (bets.join() !== seat.betsSaid) seat.write({ t: 'terms', bets });
    seat.betsSaid = bets.join();
    for (const { id, words } of await readWarnings(db.pool, session.playerId))
      seat.write({ t: 'warning', id, text: words });
    return terms;
  }

  function refused(hall: Hall, seat: Seat, error: unknown): void {
    seat.refusedUntilMs = performance.now() + REFUSED_FOR_MS;
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'a packet could not be opened');
    const code = error instanceof Refusal ? (error.code as FishingRefusal) : 'unknown_error';
    const why = error instanceof NoAtFishing ? error.why : undefined;
    seat.write({ t: 'refused', code, ...(why !== undefined && { why }) });
    if (code === 'seat_closed')
      act.leave(hall, seat).catch((failure) => log.warn({ err: failure }, 'a closed seat could not be left'));
  }

  /** Gives whether what the wallet holds is known since. */
  async function close(hall: Hall, seat: Seat): Promise<boolean> {
    const { packet } = seat;
    if (!packet) return false;
    seat.packet = undefined;
    for (const { n } of hall.clear(seat)) seat.write({ t: 'back', n, because: 'closed', own: ownOf(seat) });
    await act.drawAll();
    await closePacket(db, packet.id);
    await keepCount(seat, packet);
    await finish();
    // A page that has left is shown nothing any more.
    if (hall.seats.get(seat.place) !== seat) return false;
    const [closed] = await selectPackets(db.pool, 'k.id = $1', [packet.id]);
    // The next packet may be open by then, and knows better what is left.
    const wallet = seat.packet ? undefined : await walletAfter(seat, closed);
    if (!seat.packet && wallet !== undefined) seat.wallet = wallet;
    if (!closed) return false;
    const { shots, kills, spent, payout } = closed;
    seat.write({
      ...{ t: 'packet', state: 'closed', shots, kills },
      ...{ spent: formatMoney(spent), payout: formatMoney(payout), own: ownOf(seat) },
    });
    return wallet !== undefined;
  }

  /** The wallet has said it as it took the packet's end. Where it has not yet, it is asked; of a demo what it has is here. */
  async function walletAfter({ session }: Seat, packet: Packet | undefined): Promise<Money | undefined> {
    const isTaken = packet?.state === 'closed' || packet?.state === 'returned';
    if (isTaken && session.demoBalance === null && packet.balanceAfter !== null) return packet.balanceAfter;
    return balanceOf(studio, session).catch(() => undefined);
  }

  async function keepCount({ session, game }: Seat, { id, tally }: SeatPacket): Promise<void> {
    const count = tally.count(id);
    if (session.demoBalance !== null || count.fired + count.tooFast === 0) return;
    await keepFire(db, { playerId: session.playerId, gameCode: game.code, count }).catch((error) =>
      log.warn({ err: error }, 'how a packet was fired could not be kept'),
    );
  }

  return {
    close,
    sayTerms,
    balanceOf: (session) => balanceOf(studio, session),
    reopen(hall, seat, bet) {
      if (seat.isOpening || performance.now() < seat.refusedUntilMs) return;
      seat.isOpening = true;
      open(hall, seat, bet)
        .catch((error) => refused(hall, seat, error))
        .finally(() => {
          seat.isOpening = false;
        });
    },
    closeInTime(hall, seat) {
      const { packet } = seat;
      if (!packet || seat.isOpening) return;
      const nowMs = performance.now();
      const isIdle = nowMs - packet.lastShotMs >= PACKET.idleMs;
      if (isIdle || nowMs >= packet.closesAtMs)
        close(hall, seat).catch((error) => log.warn({ err: error }, 'a packet could not be closed'));
    },
  };
}

/** Where hundreds ask at once, as when a line to many pages is lost, one run that begins after they have asked does it for all of them. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      running = work();
      return running;
    });
    return next;
  };
}
