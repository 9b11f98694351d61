/** Why the browser gave no passkey; the words for it are `passkeys.failed.<reason>`. */
export type PasskeyReason = 'cancelled' | 'known' | 'unsupported' | 'refused';

export class PasskeyError extends Error {
  readonly reason: PasskeyReason;
  constructor(reason: PasskeyReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Passkeys need a secure origin and a browser of 2025 or newer, which reads and writes them as JSON. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Makes a passkey from the server's creation options; answers what the server is to check. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  return asking(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Uses a passkey by the server's request options; the answer as the wire's `secondFactor` wants it. */
export async function answerWithPasskey(options: object): Promise<string> {
  const answer = await asking(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
  return JSON.stringify(answer);
}

async function asking(ask: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  if (!canUsePasskeys()) throw new PasskeyError('unsupported');
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError('cancelled');
    return { ...credential.toJSON() };
  } catch (error) {
    throw error instanceof PasskeyError ? error : new PasskeyError(reasonOf(error), error);
  }
}

/** The names are WebAuthn's. Closing the browser's question, letting it time out and having no passkey look the same. */
function reasonOf(error: unknown): PasskeyReason {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotSupportedError' ? 'unsupported' : 'refused';
}
