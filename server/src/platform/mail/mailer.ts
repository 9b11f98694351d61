import type { ProviderAnswer } from '../outbox/provider-answer.ts';

/** One mail to one address. `text` is always there; `html` is for mail programs that show it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  type: string;
  content: string | Buffer;
  /** Shown within the mail, where its `html` names it as `cid:<cid>`. */
  cid?: string;
}

export interface Mailer {
  /** Resolves when the next hop has taken the letter, with its answer; rejects with a `MailError`. */
  send(mail: Mail): Promise<ProviderAnswer>;
}

/**
 * `recipient_refused`: this address will never work. `not_accepted`: our settings or the letter are the cause.
 * `unreachable`: the server did not answer, or asked to try again later.
 */
export type MailErrorCode = 'recipient_refused' | 'not_accepted' | 'unreachable';

/** Names the kind of failure, without address or content of the mail: errors are logged. */
export class MailError extends Error {
  readonly code: MailErrorCode;
  /** What the server answered, as far as it is a code. */
  readonly detail: string;

  constructor(code: MailErrorCode, detail: string) {
    super(`mail ${code}: ${detail}`);
    this.name = 'MailError';
    this.code = code;
    this.detail = detail;
  }
}
