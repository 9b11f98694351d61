import type { RefusalCode } from '@lanna/contract/refusals';
import { REFUSAL_STATUS } from './refusal-table.ts';

/** An expected "no": a code from the endpoint's declared list and the facts its words need. Never an error in the log. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: Record<string, unknown>;

  constructor(code: RefusalCode, facts: Record<string, unknown> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return REFUSAL_STATUS[this.code] ?? 500;
  }
}
