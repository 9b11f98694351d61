import type { FishingFrame, HallState } from '../../../fishing-api.ts';
import type { HallFrames } from '../seats/notify-halls.ts';
import type { Hall } from './hall.ts';
import type { Seat } from './seat.ts';

export type Say = (hall: Hall, frame: FishingFrame, except?: Seat) => void;

/** Says something to all in a hall: to the seats of this process at once, to those of others with the end of the tick. */
export function sayInHall(outbox: HallFrames): Say {
  return (hall, frame, except) => {
    sayHere(hall, frame, except);
    if (hall.others.length > 0) outbox.push([hall.id, frame]);
  };
}

/** To the seats of this process alone. Written out once, however many they are. */
export function sayHere(hall: Hall, frame: FishingFrame, except?: Seat): void {
  const text = JSON.stringify(frame);
  for (const seat of hall.seats.values()) if (seat !== except) seat.write(frame, text);
}

export function stateOf(hall: Hall, place: number): HallState {
  return { seed: hall.seed, nowMs: hall.nowMs, place, seats: seatsOf(hall), gone: [...hall.gone] };
}

export function seatsOf(hall: Hall): HallState['seats'] {
  return [...hall.seats.values(), ...hall.others]
    .map(({ place, name }) => ({ place, name }))
    .toSorted((one, other) => one.place - other.place);
}
