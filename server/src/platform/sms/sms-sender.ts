import type { ProviderAnswer } from '../outbox/provider-answer.ts';

/** One short message; `to` is E.164 (`+66812345678`). */
export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  /** Resolves when the provider has taken the message, with its answer; rejects with an `SmsError`. */
  send(sms: Sms): Promise<ProviderAnswer>;
}

/** The failures section 8 of the specification has words for. `unknown`: contact support. */
export type SmsErrorCode =
  | 'invalid_number'
  | 'quota_insufficient'
  | 'not_enabled'
  | 'too_many_requests'
  | 'unknown';

/** Carries codes only: the provider's message quotes the number, and errors are logged. */
export class SmsError extends Error {
  readonly code: SmsErrorCode;
  /** What the provider answered, as far as it is a code. */
  readonly detail: string;

  constructor(code: SmsErrorCode, detail: string) {
    super(`sms ${code}: ${detail}`);
    this.name = 'SmsError';
    this.code = code;
    this.detail = detail;
  }
}
