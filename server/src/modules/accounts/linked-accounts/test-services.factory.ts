import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { LinkPlaces } from './services/link-places.ts';

const PROGRAM = fileURLToPath(new URL('../../../../../testing/linked-services/main.ts', import.meta.url));

export const TEST_CHANNEL = { clientId: '1650000001', secret: 'a channel secret of the test' };

/** LINE and Zalo, in a process of their own that ends with the test file. */
export async function startTestServices() {
  const { clientId, secret } = TEST_CHANNEL;
  const program: ChildProcess = fork(PROGRAM, ['0', clientId, secret], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  afterAll(() => program.kill('SIGKILL'));
  const said = await new Promise<Buffer>((received) => program.stdout?.once('data', received));
  const origin = `http://127.0.0.1:${said}`;
  const places: LinkPlaces = {
    line: {
      authorize: `${origin}/oauth2/v2.1/authorize`,
      token: `${origin}/oauth2/v2.1/token`,
      issuer: 'https://access.line.me',
    },
    zalo: {
      authorize: `${origin}/v4/permission`,
      token: `${origin}/v4/access_token`,
      profile: `${origin}/v2.0/me?fields=id`,
    },
    reach: { privateToo: true, origins: [] },
  };
  return {
    places,
    behave: (act: 'down' | 'nonce' | 'key' | 'calm') =>
      fetch(`${origin}/control/behave`, { method: 'POST', body: JSON.stringify({ act }) }),
    /** Where the browser of a person ends who logs in at this address; undefined where the service does not know the request. */
    logIn: async (address: string, person: string): Promise<URL | undefined> => {
      const url = new URL(address);
      url.searchParams.set('person', person);
      const { headers } = await fetch(url, { redirect: 'manual' });
      const back = headers.get('location');
      return back === null ? undefined : new URL(back);
    },
  };
}
