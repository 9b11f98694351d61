import { formatMoney, type Money } from '@lanna/rules/money';
import type { FishingFrame, OwnMoney } from '../../../fishing-api.ts';
import { SHOTS_PER_SECOND } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { paced } from '../../platform/paced.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { FireTally } from '../cases/fire-tally.ts';
import type { Bullet } from './bullet.ts';

/** The packet as its hall counts it: the rows decide, this only keeps a player from firing what could not be drawn. */
export interface SeatPacket {
  id: string;
  /** Reserve less what was drawn or is flying. */
  left: Money;
  shots: number;
  /** What a shot of it may cost, from its opening to its end. */
  minBet: Money;
  maxBet: Money;
  tally: FireTally;
  closesAtMs: number;
  lastShotMs: number;
}

export interface Seat {
  /** Of its row. */
  id: string;
  satAtMs: number;
  place: number;
  session: PlaySessionRow;
  game: FishingGame;
  name: string;
  packet: SeatPacket | undefined;
  isOpening: boolean;
  /** As it was last heard of, without what the packet holds. */
  wallet: Money;
  /** Packets that were refused lately are not asked for again with every shot. */
  refusedUntilMs: number;
  mayFire(): boolean;
  maySpeak(): boolean;
  /** What the page was last told of the bets it may choose. */
  betsSaid: string;
  /** `text`: the frame as it was written out for all in the hall. */
  write(frame: FishingFrame, text?: string): void;
  /** What was written goes out, where the page's writer gathers it; `own`: if something of it is for this page alone. */
  flush?: (what?: 'own') => void;
  /** Another device has taken the place, or this process has lost it: then the page sits down anew. */
  dismiss(because: 'seat_taken_over' | 'lost'): void;
}

/** Company, not a siren. */
export const EMOTE_PACE = { atOnce: 2, perSecond: 1 / 3 } as const;

/** A hand that presses quicker than the cannon has no more shots for it; two may come together when the line was slow. */
export const CANNON_PACE = { atOnce: 2, perSecond: SHOTS_PER_SECOND } as const;

export function newSeat(
  seat: Pick<Seat, 'id' | 'place' | 'session' | 'game' | 'name' | 'wallet' | 'write' | 'flush' | 'dismiss'>,
): Seat {
  const nothingYet = {
    ...{ packet: undefined, isOpening: false, refusedUntilMs: 0 },
    ...{ betsSaid: '', satAtMs: performance.now() },
  };
  return { ...seat, ...nothingYet, mayFire: paced(CANNON_PACE), maySpeak: paced(EMOTE_PACE) };
}

export function ownOf(seat: Seat): OwnMoney {
  return { left: formatMoney(seat.packet?.left ?? 0n), wallet: formatMoney(seat.wallet) };
}

/** A shot that was not drawn costs nothing. */
export function giveBack(seat: Seat, bullet: Bullet, because: 'wide' | 'gone' | 'closed'): void {
  if (seat.packet?.id === bullet.packetId) seat.packet.left += bullet.bet;
  seat.write({ t: 'back', n: bullet.n, because, own: ownOf(seat) });
}
