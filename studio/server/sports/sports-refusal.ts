import type { PlayRefusal } from '../../play-api.ts';
import type { SportsRefusal } from '../../sports-api.ts';
import { Refusal } from '../platform/refusal.ts';

/** An expected "no" of the book: a code of its contract, and facts its words may need. */
export class NoAtSports extends Refusal {
  constructor(code: SportsRefusal, facts: Record<string, unknown> = {}) {
    // The codes that the book has beside those of all games travel in the same envelope.
    super(code as PlayRefusal, facts, STATUS[code] ?? 409);
  }
}

const STATUS: Partial<Record<SportsRefusal, number>> = {
  session_expired: 401,
  player_disabled: 403,
  game_disabled: 403,
  stake_outside_limits: 400,
  slip_invalid: 400,
  invalid_input: 400,
  too_soon: 429,
  unknown_error: 500,
};
