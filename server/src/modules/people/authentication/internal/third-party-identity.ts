import type { Reach } from '../../../../platform/guard/guarded-address.ts';
import {
  IdentityTokenError,
  identityTokenVerifier,
  type VerifiedIdentity,
} from '../../../../platform/identity-token/verify-identity-token.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { spendOnce } from '../../../../platform/sealing/spend-once.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';

export interface ProvedNumber {
  /** E.164. */
  mobile: string;
  /** Uses the token up in the transaction of the caller's use case. */
  spend(tx: Tx): Promise<void>;
}

export type ThirdPartyIdentity = (brand: BrandProfile, idToken: string) => Promise<ProvedNumber>;

/**
 * Verifies a token of the brand's identity service for a mobile number; each token is accepted once. Refuses
 * with `login_method_closed` where the brand has none, and with `identity_token_invalid` {problem: a
 * `ThirdPartyProblem`}.
 */
export function thirdPartyIdentity({
  clock,
  log,
  reach,
}: {
  clock: Clock;
  log: Log;
  reach: Reach;
}): ThirdPartyIdentity {
  // One verifier for each service, since it caches the service's keys.
  const verifiers = new Map<string, (token: string) => Promise<VerifiedIdentity>>();

  function verifierFor({
    issuer,
    audience,
    jwksUrl,
  }: NonNullable<BrandProfile['settings']['login']['thirdParty']>) {
    const key = JSON.stringify([issuer, audience, jwksUrl]);
    const verifier =
      verifiers.get(key) ??
      identityTokenVerifier({ issuer, audience, jwksUrl, signInProvider: 'phone' }, { clock, reach });
    verifiers.set(key, verifier);
    return verifier;
  }

  return async (brand, idToken) => {
    const { thirdParty } = brand.settings.login;
    if (!thirdParty) throw new Refusal('login_method_closed');
    try {
      const identity = await verifierFor(thirdParty)(idToken);
      return { mobile: identity.phoneNumber, spend: (tx) => spend(tx, identity) };
    } catch (error) {
      if (!(error instanceof IdentityTokenError)) throw error;
      log.warn({ merchant: brand.code, reason: error.reason }, 'identity token refused');
      throw new Refusal('identity_token_invalid', { problem: error.problem });
    }
  };
}

/**
 * Used tokens are shared by all brands: two may use one service, and a token used at one must not work at the
 * other.
 */
async function spend(tx: Tx, { fingerprint, expiresAt }: VerifiedIdentity) {
  if (!(await spendOnce(tx, `identity:${fingerprint}`, expiresAt)))
    throw new Refusal('identity_token_invalid', { problem: 'code_expired' });
}
