import type { login } from '@lanna/contract/authentication';
import type { Sending } from '@lanna/contract/endpoint';

export type LoginBody = Sending<typeof login>['body'];

/** What an account's second factor may be proved by. */
export interface SecondFactorOffer {
  totp: boolean;
  /** WebAuthn request options, where the account has a passkey. */
  passkey: Record<string, unknown> | undefined;
}

/** Somebody on the way in who is not in yet, and what comes next. */
export type PendingLogin =
  | { next: 'second-factor'; body: LoginBody; offer: SecondFactorOffer }
  | { next: 'new-password'; body: LoginBody }
  /** The top bar has no room for a captcha or a mobile number: the pop-up goes on with what was typed. */
  | { next: 'form'; tab: 'username' | 'mobile'; username: string; password: string; error?: unknown }
  | { next: 'forgot' };

let unfinished: PendingLogin | undefined;

/** Hands an entry from elsewhere (the top bar, a dead link) over to the pop-up. In memory alone: it may hold a password. */
export const pendingLogin = {
  keep(entry: PendingLogin): void {
    unfinished = entry;
  },
  read(): PendingLogin | undefined {
    return unfinished;
  },
  drop(): void {
    unfinished = undefined;
  },
};
