import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll } from 'vitest';
import type { CountryOf } from '../../../platform/geo/country-of.ts';
import { buildApp } from '../../../platform/http/build-app.ts';
import type { Route } from '../../../platform/http/calls/route.ts';
import { mountRoutes } from '../../../platform/http/mount-routes.ts';
import { afterResponseTasks } from '../../../platform/process/after-response.ts';
import { openLog } from '../../../platform/process/log.ts';
import { type BodyEncryption, bodyEncryption } from '../../../platform/sealing/body-encryption.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { ANYWHERE } from '../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { exclusionDepsOf } from '../../accounts/protection/exclusion.factory.ts';
import { exclusionRoutes } from '../../accounts/protection/exclusions/exclusion-routes.ts';
import { exclusionsOf } from '../../accounts/protection/exclusions.ts';
import { readExclusion } from '../../accounts/protection/read-exclusion.ts';
import { registrationRoutes } from '../../accounts/registration/registering/routes.ts';
import { securityRoutes } from '../../accounts/security/account/routes.ts';
import { type Brands, findBrands } from '../../house/brands/find-brand.ts';
import { brandSenders } from '../../house/brands/senders.ts';
import { memberRoutes } from '../members/own/routes.ts';
import { type AuthenticationParts, authenticationDeps } from './deps.ts';
import { authenticationRoutes } from './login/routes.ts';
import { resolveSession } from './resolve-session.ts';
import { sessionFor } from './session.factory.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Request {
  /** The same one for calls of several pages behind it. */
  address?: string;
  host?: string;
  token?: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

/** The calls about accounts over HTTP, each from an address of its own unless it says otherwise. */
export async function identityServer(db: Database) {
  const clock = fixedClock();
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

  async function ask(method: Method, url: string, request: Request = {}) {
    const response = await app.inject({
      method,
      url,
      remoteAddress:
        request.address ?? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
      headers: {
        host: request.host ?? 'river.test',
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
        ...request.headers,
      },
      ...(request.payload === undefined ? {} : { payload: request.payload }),
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
    askSealed: async (method: 'POST' | 'PUT', url: string, body: object, request: Request = {}) =>
      ask(method, url, { ...request, payload: await sealed(body), headers: { encryption: 'JWE' } }),
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
    clubLabels: () => [],
    registered: () => [],
  };
  return [
    ...memberRoutes(deps),
    ...authenticationRoutes(deps),
    ...registrationRoutes(deps),
    ...exclusionRoutes(deps),
    ...securityRoutes({ ...deps, obstacles: () => ({ here: [], elsewhere: [] }) }),
  ];
}
