import { createHash } from 'node:crypto';
import { firebaseAddresses } from '@lanna/rules/people/authentication/firebase-addresses';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { callGuarded } from '../guard/call-guarded.ts';
import type { Reach } from '../guard/guarded-address.ts';
import type { Clock } from '../process/clock.ts';
import type { ThirdPartyProblem } from './third-party-problem.ts';

/** The issuer, the audience, and where the public keys are. */
export interface IdentityIssuer {
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** What `firebase.sign_in_provider` must say, so that the number was proved just now and not merely on file. */
  signInProvider?: string;
}

export interface VerifiedIdentity {
  /** The person at the issuer; unique together with the issuer. */
  subject: string;
  /** E.164. */
  phoneNumber: string;
  authenticatedAt: Date;
  /** Stands for what was signed, however the signature is encoded: to accept a token once, keep this until `expiresAt`. */
  fingerprint: string;
  expiresAt: Date;
}

/** Why a token was refused: `problem` for the person, `reason` for the log. Neither holds anything of the token. */
export class IdentityTokenError extends Error {
  readonly problem: ThirdPartyProblem;
  readonly reason: IdentityTokenReason;

  constructor(reason: IdentityTokenReason) {
    super(`identity token refused: ${reason}`);
    this.name = 'IdentityTokenError';
    this.problem = PROBLEMS[reason];
    this.reason = reason;
  }
}

export type IdentityTokenReason = keyof typeof PROBLEMS;

const PROBLEMS = {
  malformed: 'invalid_verification_code',
  bad_signature: 'invalid_verification_code',
  unknown_key: 'invalid_verification_code',
  wrong_claim: 'invalid_verification_code',
  other_sign_in: 'invalid_verification_code',
  expired: 'code_expired',
  proved_too_long_ago: 'code_expired',
  no_phone_number: 'missing_phone_number',
  bad_phone_number: 'invalid_phone_number',
  keys_unreachable: 'unknown_error',
} as const satisfies Record<string, ThirdPartyProblem>;

/** Firebase Authentication of a project (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export function firebaseIssuer(projectId: string): IdentityIssuer {
  return {
    ...firebaseAddresses(projectId),
    audience: projectId,
    signInProvider: 'phone',
  };
}

const MAX_TOKEN_LENGTH = 8192;
const MAX_PROOF_AGE_MS = 5 * 60_000;
const SKEW_SECONDS = 30;

/**
 * Verifies ID tokens (RS256, ES256) against the issuer's published keys, which are kept for an hour; an unknown key is looked
 * for again at most every half minute. Rejects with an `IdentityTokenError`.
 */
export function identityTokenVerifier(
  from: IdentityIssuer,
  options: {
    clock: Clock;
    reach: Reach;
    maxProofAgeMs?: number;
    keysTimeoutMs?: number;
    keysCooldownMs?: number;
  },
): (token: string) => Promise<VerifiedIdentity> {
  const keys = createRemoteJWKSet(new URL(from.jwksUrl), {
    timeoutDuration: options.keysTimeoutMs ?? 5000,
    cooldownDuration: options.keysCooldownMs ?? 30_000,
    cacheMaxAge: 3_600_000,
    [customFetch]: (url, { headers, signal }) => fetchKeys(url, { headers, signal }, options.reach),
  });
  const maxProofAgeMs = options.maxProofAgeMs ?? MAX_PROOF_AGE_MS;
  return async (token) => {
    const now = options.clock.now();
    const claims = await verified(token, keys, from, now);
    refuseOtherSignIn(claims, from);
    return {
      subject: claims.sub ?? '',
      phoneNumber: phoneNumberIn(claims),
      authenticatedAt: provedAt(claims, now, maxProofAgeMs),
      fingerprint: createHash('sha256')
        .update(token.slice(0, token.lastIndexOf('.')))
        .digest('base64url'),
      expiresAt: new Date((claims.exp ?? 0) * 1000),
    };
  };
}

const KEYS_BYTES_MAX = 256 * 1024;

/** The address was typed by a person: it leads nowhere into the private network. */
async function fetchKeys(
  url: string,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
  reach: Reach,
): Promise<Response> {
  const { status, raw } = await callGuarded(
    { url, method: 'GET', headers: Object.fromEntries(headers), signal, bytesMax: () => KEYS_BYTES_MAX },
    reach,
  );
  return new Response(new Uint8Array(raw), { status });
}

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  from: IdentityIssuer,
  now: Date,
): Promise<JWTPayload> {
  if (token.length > MAX_TOKEN_LENGTH) throw new IdentityTokenError('malformed');
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: from.issuer,
      audience: from.audience,
      algorithms: ['RS256', 'ES256'],
      currentDate: now,
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    });
    if (!payload.sub || payload.sub.length > 128) throw new IdentityTokenError('wrong_claim');
    if (!isPast(payload.iat, now)) throw new IdentityTokenError('wrong_claim');
    return payload;
  } catch (error) {
    throw error instanceof IdentityTokenError ? error : new IdentityTokenError(reasonOf(error));
  }
}

function reasonOf(error: unknown): IdentityTokenReason {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'wrong_claim';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'bad_signature';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key';
  const malformed =
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported;
  return malformed ? 'malformed' : 'keys_unreachable';
}

function refuseOtherSignIn(claims: JWTPayload, from: IdentityIssuer) {
  if (from.signInProvider === undefined) return;
  const { sign_in_provider } = (claims['firebase'] ?? {}) as { sign_in_provider?: unknown };
  if (sign_in_provider !== from.signInProvider) throw new IdentityTokenError('other_sign_in');
}

function phoneNumberIn(claims: JWTPayload): string {
  const phoneNumber = claims['phone_number'];
  if (phoneNumber === undefined || phoneNumber === '') throw new IdentityTokenError('no_phone_number');
  if (typeof phoneNumber !== 'string' || !/^\+[1-9]\d{6,14}$/.test(phoneNumber))
    throw new IdentityTokenError('bad_phone_number');
  return phoneNumber;
}

/** A token lives an hour, the proof behind it only minutes: an old one may have been stolen. */
function provedAt(claims: JWTPayload, now: Date, maxProofAgeMs: number): Date {
  const authTime = claims['auth_time'];
  if (typeof authTime !== 'number') throw new IdentityTokenError('wrong_claim');
  if (!isPast(authTime, now)) throw new IdentityTokenError('wrong_claim');
  const ageMs = now.getTime() - authTime * 1000;
  if (ageMs > maxProofAgeMs) throw new IdentityTokenError('proved_too_long_ago');
  return new Date(authTime * 1000);
}

function isPast(seconds: unknown, now: Date): boolean {
  return typeof seconds === 'number' && seconds * 1000 <= now.getTime() + SKEW_SECONDS * 1000;
}
