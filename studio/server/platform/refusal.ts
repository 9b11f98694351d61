import type { PlayRefusal } from '../../play-api.ts';

/** An expected "no" to the player's game: a code of the play contract, and facts its words may need. */
export class Refusal extends Error {
  readonly code: PlayRefusal;
  readonly facts: Record<string, unknown>;
  readonly status: number;

  constructor(code: PlayRefusal, facts: Record<string, unknown> = {}, status: number = STATUS[code]) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
    this.status = status;
  }
}

const STATUS: Record<PlayRefusal, number> = {
  session_expired: 401,
  not_enough_money: 409,
  too_soon: 429,
  round_unfinished: 409,
  limit_reached: 409,
  free_bets_over: 409,
  player_disabled: 403,
  game_disabled: 403,
  outcome_uncertain: 409,
  invalid_input: 400,
  unknown_error: 500,
};
