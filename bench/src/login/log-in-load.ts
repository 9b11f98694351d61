import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompactEncrypt, importJWK } from 'jose';
import { converse, writeRequest } from './raw-http.ts';

/** Whole log-in requests, sealed for this portal, each from an address of its own. */
export async function sealLogins(
  url: string,
  usernames: string[],
  password: string,
  count: number,
): Promise<Buffer[]> {
  const reply = (await (await fetch(`${url}/wps/system/encryption`)).json()) as {
    value: { keys: Record<string, string>[] };
  };
  const [jwk] = reply.value.keys;
  if (!jwk) throw new Error('the portal announced no key');
  const key = await importJWK(jwk, 'ECDH-ES');
  const target = new URL('/wps/session/login', url);
  return Promise.all(
    Array.from({ length: count }, async (_, nr) => {
      const login = {
        type: 'username',
        username: usernames[nr % usernames.length],
        password,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      };
      const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(login)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk['kid'] ?? '' })
        .encrypt(key);
      const headers = {
        'content-type': 'application/json',
        encryption: 'JWE',
        'x-forwarded-for': `10.${1 + (nr >> 16)}.${(nr >> 8) & 255}.${nr & 255}`,
      };
      return writeRequest(target, { method: 'POST', headers, body: JSON.stringify({ value }) });
    }),
  );
}

/** Sends the log-ins, each of which must give a session, while another client asks for the list of categories now and then. */
export async function logInUnderWatch(url: string, logins: Buffer[], connections: number) {
  let running = true;
  const delays: number[] = [];
  const watching = (async () => {
    while (running) {
      const askedMs = performance.now();
      await (
        await fetch(`${url}/lgw/games/game_menus`, { headers: { 'x-forwarded-for': '10.9.9.9' } })
      ).arrayBuffer();
      delays.push(performance.now() - askedMs);
      await sleep(220);
    }
  })();
  const startedMs = performance.now();
  let next = 0;
  await converse(new URL(url), connections, '"token":"', () => logins[next++]);
  const seconds = (performance.now() - startedMs) / 1000;
  running = false;
  await watching;
  delays.sort((a, b) => a - b);
  return {
    loginsPerSecond: logins.length / seconds,
    otherP50Ms: delays[Math.floor(delays.length / 2)] ?? Number.NaN,
    otherP99Ms: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
  };
}
