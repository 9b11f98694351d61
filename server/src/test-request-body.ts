import { randomInt, randomUUID } from 'node:crypto';
import type { Endpoint } from '@lanna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Clock } from './platform/process/clock.ts';

/** A body as the endpoint takes it, with its headers: JSON, a form, or sealed with the key the portal publishes. */
export async function requestBody(
  { app, clock, host }: { app: FastifyInstance; clock: Clock; host: string },
  endpoint: Endpoint,
  body: Record<string, unknown>,
): Promise<{ text: string; headers: Record<string, string> }> {
  if (endpoint.form) {
    const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
    return {
      text: String(new URLSearchParams(fields)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  const json = { 'content-type': 'application/json' };
  if (!endpoint.encrypted) return { text: JSON.stringify(body), headers: json };
  const value = await seal(await publicKey(app, host), {
    ...body,
    iat: Math.floor(clock.now().getTime() / 1000),
    jti: randomUUID(),
  });
  return { text: JSON.stringify({ value }), headers: { ...json, encryption: 'JWE' } };
}

async function publicKey(app: FastifyInstance, host: string): Promise<JWK> {
  // From many addresses: one address would be over its limit.
  const remoteAddress = `10.200.${randomInt(256)}.${randomInt(256)}`;
  const reply = await app.inject({ url: '/wps/system/encryption', remoteAddress, headers: { host } });
  return reply.json().value.keys[0];
}

async function seal(key: JWK, fields: Record<string, unknown>): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(key.kid) })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}
