import type { RefusalCode } from '@lanna/contract/refusals';

/** A "no" from the server, or `network` when there was no answer at all. */
export class Refusal extends Error {
  readonly code: RefusalCode | 'network';
  /** What the words may need: `fields`, `retryAfterSeconds`, … */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode | 'network', facts: Record<string, unknown> = {}, message: string = code) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** Worth another try by itself: nothing was decided. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'network' || error.code === 'service_unavailable');
}
