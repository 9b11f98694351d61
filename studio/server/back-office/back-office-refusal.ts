import type { BackOfficeRefusalCode } from '../../back-office-api.ts';

/** An expected "no" to a person at work in the back office. */
export class BackOfficeRefusal extends Error {
  readonly code: BackOfficeRefusalCode;
  readonly facts: Record<string, unknown>;
  readonly status: number;

  constructor(code: BackOfficeRefusalCode, facts: Record<string, unknown> = {}, status = STATUS[code]) {
    super(code);
    this.name = 'BackOfficeRefusal';
    this.code = code;
    this.facts = facts;
    this.status = status;
  }
}

const STATUS: Record<BackOfficeRefusalCode, number> = {
  launch_invalid: 401,
  launch_expired: 401,
  launch_used: 401,
  session_ended: 401,
  not_permitted: 403,
  another_person: 403,
  other_brands: 409,
  not_found: 404,
  game_stopped: 409,
  game_open: 409,
  outside_bounds: 400,
  changed_meanwhile: 409,
  void_limit: 409,
  too_many_tables: 409,
  name_taken: 409,
  kicked_off: 409,
  not_obvious: 400,
  invalid_input: 400,
  too_soon: 429,
  unknown_error: 500,
};
