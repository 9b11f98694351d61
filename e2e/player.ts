import { randomInt, randomUUID } from 'node:crypto';
import { register } from '@lanna/contract/accounts/registration/registration';
import type { Endpoint, Sending, Value } from '@lanna/contract/endpoint';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { encryptionKeys } from '@lanna/contract/people/authentication/authentication';
import { gameList, launchGame } from '@lanna/contract/play/catalogue/catalogue';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export const PASSWORD = 'river-lantern-9';

/** A refusal of the portal, by its code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Asking {
  token?: string;
  /** As whom: limits are counted by address. */
  address?: string;
  idempotencyKey?: string;
}

/** One call of the contract, over plain HTTP. Throws `Refused`, or whatever fetch throws. */
export async function ask<const E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  sending: Partial<Sending<E>> = {},
  { token, address, idempotencyKey }: Asking = {},
): Promise<Value<E>> {
  const body = endpoint.encrypted ? await encrypted(portalUrl, sending.body) : sending.body;
  const { url, host } = reachable(new URL(addressOf(endpoint.path, sending), portalUrl));
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      'X-Forwarded-Host': host,
      ModuleId: endpoint.module,
      Language: 'TH',
      Device: 'WEB',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(address && { 'X-Forwarded-For': address }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(endpoint.encrypted && { Encryption: 'JWE' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as { success: boolean; value: unknown; code?: string };
  if (!answer.success) throw new Refused(answer.code ?? `HTTP ${response.status}`);
  return endpoint.value.parse(answer.value) as Value<E>;
}

export interface Player {
  username: string;
  token: string;
  address: string;
}

/** Registers a member with play money in the wallet. */
export async function newPlayer(portalUrl: string, amount = '1000.00'): Promise<Player> {
  const player = await newMember(portalUrl);
  const { token, address } = player;
  await ask(
    portalUrl,
    deposit,
    { body: { methodCode: 'SANDBOX', amount } },
    { token, address, idempotencyKey: randomUUID() },
  );
  return player;
}

/** Registers a member who has no money. */
export async function newMember(portalUrl: string): Promise<Player> {
  const username = newName();
  const address = someAddress();
  const { token } = await ask(
    portalUrl,
    register,
    { body: { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true } },
    { address },
  );
  return { username, token, address };
}

/** No member has it yet. */
export function newName(): string {
  return `e2e${randomUUID().replaceAll('-', '').slice(0, 14)}`;
}

export function newMobile(): string {
  return `081${randomInt(1_000_000, 9_999_999)}`;
}

/** Everybody comes from an address of their own: limits are counted by it. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export async function gameIdOf(portalUrl: string, gameCode: string): Promise<string> {
  const { games } = await ask(portalUrl, gameList, { query: { pageSize: 100 } });
  const game = games.find((candidate) => candidate.gameCode === gameCode);
  if (!game) throw new Error(`the demo brand has no game ${gameCode}`);
  return game.gameId;
}

/** Where the frame of a launched game points. */
export async function launch(portalUrl: string, player: Player, gameId: string): Promise<URL> {
  const { game_url } = await ask(portalUrl, launchGame, { body: { gameId } }, player);
  return new URL(game_url);
}

/** Browsers know that every `….localhost` is this machine, name servers need not: the brand's host travels as a proxy's would. */
function reachable(url: URL): { url: URL; host: string } {
  const { host } = url;
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return { url, host };
}

async function encrypted(portalUrl: string, body: unknown): Promise<{ value: string }> {
  const { keys } = await ask(portalUrl, encryptionKeys);
  const jwk: JWK = { ...keys[0] };
  const payload = { ...Object(body), iat: Math.floor(Date.now() / 1000), jti: randomUUID() };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid ?? '' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return { value };
}

function addressOf(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map(Object.entries(Object(params)));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const set = Object.entries(Object(query)).map(([key, value]) => [key, String(value)]);
  return set.length === 0 ? filled : `${filled}?${new URLSearchParams(set)}`;
}
