import type { FishingRefusal } from '../../fishing-api.ts';
import type { PlayRefusal } from '../../play-api.ts';
import { Refusal } from '../platform/refusal.ts';

/** An expected "no" of a hall: a code of its contract. */
export class NoAtFishing extends Refusal {
  /** What a person has written to the player. */
  readonly why: string | undefined;

  constructor(code: FishingRefusal, why?: string) {
    // The codes that halls have beside those of all games travel in the same envelope.
    super(code as PlayRefusal, {}, STATUS[code] ?? 409);
    this.why = why;
  }
}

const STATUS: Partial<Record<FishingRefusal, number>> = {
  session_expired: 401,
  player_disabled: 403,
  game_disabled: 403,
  seat_closed: 403,
  invalid_input: 400,
  too_soon: 429,
  unknown_error: 500,
};
