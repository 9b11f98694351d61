/** One letter to one address. `text` is always there; `html` is for those who can show it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface Mailer {
  /** Resolves when the next hop has taken the letter; rejects with a `MailError`. */
  send(mail: Mail): Promise<void>;
}

/**
 * `recipient_refused`: this address will never work. `not_accepted`: our settings or the letter are at fault.
 * `unreachable`: nobody answered, or asked to come again later.
 */
export type MailErrorCode = 'recipient_refused' | 'not_accepted' | 'unreachable';

/** Says what kind of failure it was and nothing about whom or what the letter was for: this ends in logs. */
export class MailError extends Error {
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, detail: string) {
    super(`mail ${code}: ${detail}`);
    this.name = 'MailError';
    this.code = code;
  }
}
