import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll } from 'vitest';
import { type AuthenticationParts, authenticationDeps } from './modules/authentication/deps.ts';
import { resolveSession } from './modules/authentication/resolve-session.ts';
import { authenticationRoutes } from './modules/authentication/routes.ts';
import { sessionFor } from './modules/authentication/session.factory.ts';
import { type Brands, findBrands } from './modules/brands/find-brand.ts';
import { brandSenders } from './modules/brands/senders.ts';
import { memberRoutes } from './modules/members/routes.ts';
import { exclusionDepsOf } from './modules/protection/exclusion.factory.ts';
import { exclusionRoutes } from './modules/protection/exclusion-routes.ts';
import { exclusionsOf } from './modules/protection/exclusions.ts';
import { readExclusion } from './modules/protection/read-exclusion.ts';
import { registrationRoutes } from './modules/registration/routes.ts';
import { securityRoutes } from './modules/security/routes.ts';
import { afterResponseTasks } from './platform/after-response.ts';
import { type BodyEncryption, bodyEncryption } from './platform/body-encryption.ts';
import type { Database } from './platform/database.ts';
import type { CountryOf } from './platform/geo/country-of.ts';
import { buildApp } from './platform/http/build-app.ts';
import { mountRoutes } from './platform/http/mount-routes.ts';
import type { Route } from './platform/http/route.ts';
import { openLog } from './platform/log.ts';
import { standingClock } from './platform/test-clock.ts';
import { ANYWHERE } from './platform/test-reach.ts';
import { testSecrets } from './platform/test-secrets.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Wish {
  /** The same one for calls of several pages behind it. */
  address?: string;
  host?: string;
  token?: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

/** The calls about accounts over HTTP, each from an address of its own unless it says otherwise. */
export async function identityServer(db: Database) {
  const clock = standingClock();
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  const brands = findBrands(db.kysely, clock);
  const encryption = bodyEncryption({ db, clock, secrets: testSecrets() });
  const app = await buildApp({ log, trustProxy: false, frameSources: [] });
  const senders = brandSenders({ db, clock });
  const after = afterResponseTasks(log);
  const countryOf = () => 'TH';
  const parts = {
    db,
    clock,
    log,
    encryption,
    brands,
    senders,
    reach: ANYWHERE,
    secrets: testSecrets(),
    afterResponse: after,
    countryOf,
    findExclusions: () => [readExclusion],
  };
  mountRoutes(app, identityRoutes(parts), {
    pool: db.pool,
    publicUrl: 'http://localhost:3000',
    encryption,
    resolveBrand: brands.findByHost,
    resolveSession: resolveSession({ db, clock, brands }),
    checkSite: async () => {},
  });
  await app.ready();
  afterAll(() => app.close());
  let addresses = 0;

  async function ask(method: Method, url: string, wish: Wish = {}) {
    const response = await app.inject({
      method,
      url,
      remoteAddress: wish.address ?? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
      headers: {
        host: wish.host ?? 'river.test',
        ...(wish.token ? { authorization: `Bearer ${wish.token}` } : {}),
        ...wish.headers,
      },
      ...(wish.payload === undefined ? {} : { payload: wish.payload }),
    });
    return { status: response.statusCode, ...response.json() };
  }

  /** A body as the browser seals it. */
  async function sealed(body: object): Promise<{ value: string }> {
    const [key] = await encryption.publicKeys();
    const jwk: JWK = { ...key };
    const plain = { ...body, iat: Math.floor(clock.now().getTime() / 1000), jti: randomUUID() };
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid ?? '' })
      .encrypt(await importJWK(jwk, 'ECDH-ES'));
    return { value };
  }

  return {
    clock,
    ask,
    sealed,
    /** A token of a new session of a member. */
    sessionOf: (member: { merchantId: string; memberId: string }) => sessionFor(db, member, clock.now()),
    askSealed: async (method: 'POST' | 'PUT', url: string, body: object, wish: Wish = {}) =>
      ask(method, url, { ...wish, payload: await sealed(body), headers: { encryption: 'JWE' } }),
    /** The log so far. */
    logged: () => lines.join('\n'),
  };
}

/** The calls of members, authentication, registration, exclusions and security. */
function identityRoutes(
  parts: AuthenticationParts & { encryption: BodyEncryption; brands: Brands; countryOf: CountryOf },
): Route[] {
  const exclusionDeps = { ...parts, ...exclusionDepsOf(parts) };
  const deps = {
    ...exclusionDeps,
    ...authenticationDeps(parts),
    exclusions: exclusionsOf(exclusionDeps),
  };
  return [
    ...memberRoutes(deps),
    ...authenticationRoutes(deps),
    ...registrationRoutes(deps),
    ...exclusionRoutes(deps),
    ...securityRoutes({ ...deps, obstacles: () => ({ here: [], elsewhere: [] }) }),
  ];
}
