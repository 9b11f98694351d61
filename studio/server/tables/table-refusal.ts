import type { PlayRefusal } from '../../play-api.ts';
import type { TableRefusal } from '../../table-api.ts';
import { Refusal } from '../platform/refusal.ts';

/** An expected "no" at a table: a code of its contract, and facts its words may need. */
export class NoAtTable extends Refusal {
  constructor(code: TableRefusal, facts: Record<string, unknown> = {}) {
    // The codes that tables have beside those of all games travel in the same envelope.
    super(code as PlayRefusal, facts, STATUS[code] ?? 409);
  }
}

const STATUS: Partial<Record<TableRefusal, number>> = {
  session_expired: 401,
  player_disabled: 403,
  game_disabled: 403,
  stake_outside_limits: 400,
  too_many_chips: 400,
  invalid_input: 400,
  unknown_error: 500,
};
