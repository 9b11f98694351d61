const KEY_LENGTH = 8;
const IV_BYTES = 12;

/**
 * A path as the service path list carries it: AES-256-GCM under the SHA-256 of eight characters, base64url of iv, ciphertext
 * and tag, and those eight characters after it. Any reader of the list can open it: it hides the link from casual readers and
 * from programs that gather addresses, and protects nothing.
 */
export async function hideServicePath(path: string): Promise<string> {
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(6)));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await importKey(key, 'encrypt'),
    new TextEncoder().encode(path),
  );
  return toBase64Url(Uint8Array.from([...iv, ...new Uint8Array(sealed)])) + key;
}

/** The path behind it; rejects where it has been cut or changed. */
export async function showServicePath(hidden: string): Promise<string> {
  const bytes = fromBase64Url(hidden.slice(0, -KEY_LENGTH));
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) },
    await importKey(hidden.slice(-KEY_LENGTH), 'decrypt'),
    bytes.slice(IV_BYTES),
  );
  return new TextDecoder().decode(opened);
}

async function importKey(characters: string, usage: 'encrypt' | 'decrypt') {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(characters));
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, [usage]);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
