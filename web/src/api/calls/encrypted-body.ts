import { encryptionKeys } from '@lanna/contract/people/authentication/authentication';
import { newId } from './new-id.ts';
import { Refusal } from './refusal.ts';

const KEEP_KEYS_MS = 3_600_000;

interface ServerKeys {
  jwk: Record<string, string>;
  /** Server clock minus the browser's: phones are often minutes off, and the server refuses an old `iat`. */
  clockOffsetMs: number;
  readAtMs: number;
}

let known: Promise<ServerKeys> | undefined;

/** The body as a compact JWE (ECDH-ES, A256GCM) with `iat` and `jti` inside, in its envelope. */
export async function encryptedBody(body: unknown): Promise<string> {
  const [{ CompactEncrypt, importJWK }, { jwk, clockOffsetMs }] = await Promise.all([
    import('jose'),
    serverKeys(),
  ]);
  const payload = {
    ...(body as object),
    iat: Math.floor((Date.now() + clockOffsetMs) / 1000),
    jti: newId(),
  };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk['kid'] ?? '' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return JSON.stringify({ value: jwe });
}

export function forgetKeys(): void {
  known = undefined;
}

async function serverKeys(): Promise<ServerKeys> {
  known ??= fetchKeys();
  try {
    const keys = await known;
    if (Date.now() - keys.readAtMs < KEEP_KEYS_MS) return keys;
  } catch (error) {
    known = undefined;
    throw error;
  }
  known = undefined;
  return serverKeys();
}

async function fetchKeys(): Promise<ServerKeys> {
  const response = await fetch(encryptionKeys.path, {
    headers: { ModuleId: encryptionKeys.module, Device: 'WEB' },
  }).catch(() => {
    throw new Refusal('network');
  });
  const answer: { value?: { keys?: Record<string, string>[] } } = await response.json().catch(() => ({}));
  const jwk = answer.value?.keys?.[0];
  if (!jwk) throw new Refusal('service_unavailable');
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  const clockOffsetMs = Number.isNaN(serverTime) ? 0 : serverTime - Date.now();
  return { jwk, clockOffsetMs, readAtMs: Date.now() };
}
