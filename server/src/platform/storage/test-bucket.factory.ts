import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { BucketSettings } from './bucket.ts';

const PROGRAM = fileURLToPath(new URL('../../../../testing/bucket/main.ts', import.meta.url));

/** How the store treats the next requests of a kind; see `testing/bucket`. */
export interface Behaviour {
  kind: 'read' | 'look' | 'write' | 'remove' | 'begin' | 'part' | 'finish';
  act: 'late' | 'never' | 'refuse' | 'half' | 'hollow' | 'wrong' | 'lost';
  ms?: number;
  times?: number;
}

interface BucketState {
  objects: { name: string; bytes: number; sha256: string }[];
  unfinished: number;
  arrivals: Behaviour['kind'][];
}

/** A store that speaks S3's protocol, in a process of its own that ends with the test file. */
export async function startTestBucket() {
  const secretAccessKey = randomBytes(20).toString('hex');
  const settings = { accessKeyId: 'TESTKEY', secretAccessKey, region: 'th-north-1' };
  const program: ChildProcess = fork(PROGRAM, ['0', 'TESTKEY', secretAccessKey, settings.region], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  afterAll(() => program.kill('SIGKILL'));
  const said = await new Promise<Buffer>((received) => program.stdout?.once('data', received));
  const origin = `http://127.0.0.1:${said}`;
  const control = async <T>(what: string, body: unknown = {}) =>
    (await fetch(`${origin}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })).json() as T;
  return {
    settings: { ...settings, url: `${origin}/lanna` } satisfies BucketSettings,
    behave: (...next: Behaviour[]) => control('behave', { next }),
    calm: () => control('calm'),
    state: () => control<BucketState>('state'),
    object: async (name: string) =>
      Buffer.from((await control<{ base64: string }>('object', { name })).base64, 'base64'),
    /** As a store does that forgets what it was given. */
    lose: (name: string) => control('lose', { name }),
  };
}
