import type { KeyObject } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { type Entered, type OfficeTable, BACK_OFFICE_PATHS as PATHS } from '../../back-office-api.ts';
import type { TestStudio } from '../test/test-studio.ts';

const answered = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });

/** Lets people of brands in at the back offices of a studio's vendors. */
export function officesOf(studio: TestStudio, keys: Readonly<Record<string, KeyObject>>) {
  return async (
    brand = 'LANNA',
    person = 'Naree',
    path = '/naga',
    permissions: readonly string[] = ['read', 'stop'],
  ) => {
    const at = Math.floor(studio.clock.now().getTime() / 1000);
    const key = keys[brand];
    if (!key) throw new Error(`no key of ${brand}`);
    const launch = await new SignJWT({
      ...{ iss: brand, aud: `http://studio.test${path}/back-office`, sub: person, name: person, permissions },
      ...{ lang: 'en', jti: randomUUID(), iat: at, exp: at + 60 },
    })
      .setProtectedHeader({ alg: 'RS256', kid: brand, typ: 'back-office+jwt' })
      .sign(key);
    const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
      const response = await studio.app.inject({
        ...{ method, url: `${path}${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} },
        ...(payload && { payload }),
      });
      return { status: response.statusCode, ...answered.parse(response.json()) };
    };
    const { token } = (await call('POST', PATHS.enter, { launch })).value as Entered;
    const list = async () => (await call('GET', PATHS.tables, undefined, token)).value as OfficeTable[];
    return {
      get: (url: string) => call('GET', url, undefined, token),
      read: async <T>(url: string) => (await call('GET', url, undefined, token)).value as T,
      post: (url: string, body: object) => call('POST', url, body, token),
      list,
      state: async (code: string) => (await list()).find((table) => table.code === code),
    };
  };
}
