import type { PlayRefusal } from '../../play-api.ts';
import type { RoomRefusal } from '../../room-api.ts';
import { Refusal } from '../platform/refusal.ts';

/** An expected "no" of a card room: a code of its contract. */
export class NoInRoom extends Refusal {
  /** Of a move that is not taken: which rule of its game it breaks. */
  readonly why: string | undefined;

  constructor(code: RoomRefusal, why?: string) {
    // The codes that rooms have beside those of all games travel in the same envelope.
    super(code as PlayRefusal, {}, STATUS[code] ?? 409);
    this.why = why;
  }
}

const STATUS: Partial<Record<RoomRefusal, number>> = {
  session_expired: 401,
  player_disabled: 403,
  game_disabled: 403,
  room_stopped: 403,
  table_unknown: 404,
  invalid_input: 400,
  code_unknown: 404,
  codes_enough: 429,
  reports_enough: 429,
  codes_off: 403,
  too_soon: 429,
  unknown_error: 500,
};
