import { passkeyChallenge } from '@lanna/contract/accounts/security/security';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Asks the browser for one of the account's passkeys; its answer as the JSON that goes into `secondFactor`. `offered` are
 * the options that came with `second_factor_needed`; each is valid once, so a second try asks for new ones. Undefined when
 * the player cancelled.
 */
export async function provePasskey(
  offered: Record<string, unknown> | undefined,
  username: string | undefined,
): Promise<string | undefined> {
  const options =
    offered ?? (await call(passkeyChallenge, { body: username === undefined ? {} : { username } }));
  if (!isRequest(options)) throw new Refusal('unknown_error');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  });
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : undefined;
}

function isRequest(options: object): options is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options && typeof options.challenge === 'string';
}
