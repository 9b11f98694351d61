/** Asks the device for a passkey's answer, as the server's request options say; undefined when the operator has cancelled. */
export async function askPasskey(options: Record<string, unknown>): Promise<string | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  try {
    const answer = await navigator.credentials.get({ publicKey });
    return answer instanceof PublicKeyCredential ? JSON.stringify(answer.toJSON()) : undefined;
  } catch (error) {
    // Cancelled, or taken too long: nothing has happened, and the other ways stand beside it.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
    throw error;
  }
}
