import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { assertionResponse, attestationResponse } from './passkey-response.ts';

/** The site a passkey belongs to: `rpId` is its host name without port, `origins` the addresses it is used from. */
export interface PasskeySite {
  rpId: string;
  name: string;
  origins: string[];
}

/** What is kept of one passkey. */
export interface Passkey {
  /** Base64url; unique. */
  id: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Uses the authenticator has counted; 0 for ever where it does not count. */
  counter: number;
  transports: string[];
  /** Whether it is synchronised to the owner's other devices. */
  backedUp: boolean;
}

/** EdDSA, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 120_000;

/**
 * What the browser needs to make a passkey. Keep `challenge` with the session, for one use and no longer than two minutes.
 * `member.id` is a UUID: the authenticator keeps it, and it says nothing about the person.
 */
export async function offerPasskeyRegistration(input: {
  site: PasskeySite;
  member: { id: string; name: string };
  passkeys: readonly Passkey[];
}): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; challenge: string }> {
  const { site, member, passkeys } = input;
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.rpId,
    userID: new Uint8Array(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    userName: member.name,
    userDisplayName: member.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { options, challenge: options.challenge };
}

/** The passkey to keep, undefined when the browser's answer is invalid. `response` comes as it was sent. */
export async function registerPasskey(input: {
  site: PasskeySite;
  challenge: string;
  response: unknown;
}): Promise<Passkey | undefined> {
  const response = attestationResponse(input.response);
  if (!response || isFramed(response.response.clientDataJSON)) return undefined;
  const { registrationInfo } = await orNothing(
    verifyRegistrationResponse({
      response,
      expectedChallenge: input.challenge,
      expectedOrigin: input.site.origins,
      expectedRPID: input.site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/** What the browser needs to use one of these passkeys. Keep `challenge` as above. */
export async function offerPasskeyCheck(input: {
  site: PasskeySite;
  passkeys: readonly Passkey[];
}): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; challenge: string }> {
  const options = await generateAuthenticationOptions({
    rpID: input.site.rpId,
    allowCredentials: input.passkeys.map(({ id, transports }) => ({ id, transports })),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  });
  return { options, challenge: options.challenge };
}

/**
 * The passkey as it is to be kept after this use, undefined when the answer is invalid: another challenge, site or key,
 * or a counter that has not moved on, which is what a copied authenticator looks like. A finger or a PIN is not asked for: it
 * comes after a password. `passkeys` are the member's own.
 */
export async function checkPasskey(input: {
  site: PasskeySite;
  challenge: string;
  response: unknown;
  passkeys: readonly Passkey[];
}): Promise<Passkey | undefined> {
  const response = assertionResponse(input.response);
  const passkey = input.passkeys.find((candidate) => candidate.id === response?.id);
  if (!response || !passkey || isFramed(response.response.clientDataJSON)) return undefined;
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: input.challenge,
      expectedOrigin: input.site.origins,
      expectedRPID: input.site.rpId,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified || !authenticationInfo) return undefined;
  return {
    ...passkey,
    counter: authenticationInfo.newCounter,
    backedUp: authenticationInfo.credentialBackedUp,
  };
}

/** Our pages ask from the top window only; an answer given inside a frame was meant for another page. */
function isFramed(clientDataJSON: string): boolean {
  try {
    return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
  } catch {
    return true;
  }
}

/** The library throws for an invalid answer, whatever the reason; the member gets one message for all reasons. */
async function orNothing<T extends object>(verification: Promise<T>): Promise<Partial<T>> {
  try {
    return await verification;
  } catch {
    return {};
  }
}
