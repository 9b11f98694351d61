import { randomUUID } from 'node:crypto';
import { buildApp } from '../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../platform/http/mount-routes.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { bodyEncryption } from '../../../platform/sealing/body-encryption.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { findBrands } from '../../house/brands/find-brand.ts';
import { serviceRoutes } from './chat/routes.ts';

export interface Asked {
  /** A member's id; a test's session token. `trial:<id>` is a trial account. */
  member?: string;
  host?: string;
  address?: string;
}

let callers = 0;
/** Each call comes from somewhere else, unless a test says otherwise: limits by address are no part of the others. */
function nextAddress(): string {
  callers += 1;
  return `171.97.${callers >> 8}.${callers & 255}`;
}

/** The customers' calls on a server of their own. */
export async function customersServer(db: Database, clock: Clock) {
  const brands = findBrands(db.kysely, clock);
  const app = await buildApp({ log: openLog('silent'), trustProxy: ['127.0.0.1'], frameSources: [] });
  mountRoutes(app, serviceRoutes({ db, clock, brands }), {
    pool: db.pool,
    publicUrl: 'http://localhost:3000',
    encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
    resolveBrand: brands.findByHost,
    resolveSession: async (token, brand) => {
      const [, trial, memberId = ''] = /^(trial-)?(.*)$/.exec(token) ?? [];
      const found = await db.kysely
        .selectFrom('members.account')
        .select('id')
        .where('id', '=', memberId)
        .where('merchant_id', '=', brand.id)
        .executeTakeFirst();
      if (!found) throw new Refusal('not_logged_in');
      return { memberId, sessionId: 's', type: trial ? 4 : 0, passwordChangeDue: false, termsDue: null };
    },
    checkSite: async () => {},
  });
  await app.ready();

  async function ask(
    path: string,
    body?: object,
    { member, host = 'river.test', address = nextAddress() }: Asked = {},
  ) {
    const reply = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/wps/${path}`,
      headers: {
        host,
        'x-forwarded-for': address,
        ...(member ? { authorization: `Bearer ${member}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
  }

  return {
    ask,
    /** A visitor's conversation that has a first message. */
    visit: async (asked: Asked = {}, name?: string): Promise<string> =>
      (await ask('service/visit', name === undefined ? {} : { name }, asked)).value.token,
    send: (text: string, who: { token?: string } = {}, asked: Asked = {}, clientId: string = randomUUID()) =>
      ask('service/messages', { clientId, text, ...who }, asked),
    show: async (who: { token?: string; before?: number } = {}, asked: Asked = {}) =>
      ask('service/conversation', who, asked),
  };
}
