import type { RefusalCode } from '@lanna/contract/refusals';

/** A refusal by the server, or `network` when there was no answer at all. */
export class Refusal extends Error {
  readonly code: RefusalCode | 'network';
  /** Facts the text may need: `fields`, `retryAfterSeconds`, … */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode | 'network', facts: Record<string, unknown> = {}, message: string = code) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** May be retried without asking the player: the server decided nothing. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'network' || error.code === 'service_unavailable');
}

/** No answer, or a server error: only the same call again, under the same idempotency key, shows whether it was carried out. */
export function isOutcomeUncertain(error: unknown): boolean {
  return isPassing(error) || (error instanceof Refusal && error.code === 'unknown_error');
}
