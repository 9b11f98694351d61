import type { Sending } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';

export type LoginBody = Sending<typeof login>['body'];

/** The second factors an account has. */
export interface SecondFactorOffer {
  totp: boolean;
  /** WebAuthn request options, where the account has a passkey. */
  passkey: Record<string, unknown> | undefined;
}

/** A login that is not complete, and its next step. */
export type PendingLogin =
  | { next: 'second-factor'; body: LoginBody; offer: SecondFactorOffer }
  | { next: 'new-password'; body: LoginBody }
  /** The top bar has no room for a captcha or a mobile number: the pop-up continues with the typed fields. */
  | { next: 'form'; tab: 'username' | 'mobile'; username: string; password: string; error?: unknown }
  | { next: 'forgot' };

let unfinished: PendingLogin | undefined;

/** Passes a login begun elsewhere (the top bar, a reset link) to the pop-up. In memory only: it may contain a password. */
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
