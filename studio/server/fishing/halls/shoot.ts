import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import type { FishingRequest } from '../../../fishing-api.ts';
import { HINT_MAX_MS } from '../../../rules/fishing/bounds.ts';
import type { DrawnHit } from '../packets/draw-hits.ts';
import { newBullet } from './bullet.ts';
import type { MetShot } from './draw-queue.ts';
import type { Hall } from './hall.ts';
import type { Say } from './say-in-hall.ts';
import { ownOf, type Seat } from './seat.ts';
import type { SeatPackets } from './seat-packets.ts';

export type Fire = Extract<FishingRequest, { t: 'fire' }>;
type Shot = Omit<Fire, 'bet'> & { bet: Money };

/** A press of a player: a shot that flies, or why it does not. */
export function shoot(
  { say, packets }: { say: Say; packets: Pick<SeatPackets, 'reopen'> },
  hall: Hall,
  seat: Seat,
  request: Fire,
): void {
  const bet = parseMoney(request.bet);
  if (hall.seats.get(seat.place) !== seat) return;
  if (bet === undefined || !seat.game.bets.includes(request.bet)) {
    seat.write({ t: 'refused', code: 'invalid_input' });
    return;
  }
  const shot = { ...request, bet };
  const because = whyNot(hall, seat, shot);
  if (!because) {
    launch(say, hall, seat, shot);
    return;
  }
  seat.write({ t: 'back', n: shot.n, because, own: ownOf(seat) });
  if (because === 'pace') seat.packet?.tally.tooFast();
  if (because === 'opening') packets.reopen(hall, seat, bet);
}

function whyNot(hall: Hall, seat: Seat, { lock, bet }: Shot): 'pace' | 'gone' | 'opening' | undefined {
  if (!seat.mayFire()) return 'pace';
  if (lock !== undefined && !hall.swimmer(lock)) return 'gone';
  const { packet } = seat;
  if (!packet || packet.left < bet || packet.closesAtMs <= performance.now()) return 'opening';
  // A bet that its terms do not know is another packet's.
  if (bet < packet.minBet || bet > packet.maxBet) return 'opening';
  return undefined;
}

function launch(say: Say, hall: Hall, seat: Seat, { n, angle, weapon, lock, bet, at }: Shot): void {
  const { packet, place } = seat;
  if (!packet) return;
  packet.left -= bet;
  packet.shots += 1;
  packet.lastShotMs = performance.now();
  packet.tally.fired({ angle, lock });
  hall.fire(seat, newBullet(place, { n, angle, weapon, lock, bet, packetId: packet.id, shot: packet.shots }));
  // A page's word for its own time moves only how its shot is drawn.
  const atMs = Math.min(hall.nowMs, Math.max(hall.nowMs - HINT_MAX_MS, Math.floor(at)));
  say(hall, { t: 'shot', place, n, atMs, angle, weapon, ...(lock !== undefined && { lock }) }, seat);
}

/** What a shot has come to, once its rows are written. */
export function showDrawn(say: Say, { hall, seat, bullet }: MetShot, drawn: readonly DrawnHit[]): void {
  for (const { swimmer, multiple, payout } of drawn) {
    if (multiple === 0) continue;
    hall.take(swimmer);
    // Won in this packet, and part of what the player has; it is shot from no more.
    seat.wallet += payout;
    say(hall, { t: 'kill', place: seat.place, swimmer, multiple }, seat);
  }
  seat.write({
    t: 'hits',
    hits: drawn.map(({ swimmer, multiple, payout }) => ({
      ...{ n: bullet.n, swimmer, multiple, payout: formatMoney(payout) },
    })),
    own: ownOf(seat),
  });
}
