import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { retryUntilDecided } from '../retry-until-decided.ts';
import { freePort } from '../start-stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SecondPortal {
  url: string;
  stop: () => Promise<void>;
}

/** One more portal process on a stack that is open already, with settings of its own. */
export async function startSecondPortal(
  stack: { databaseUrl: string; studioUrl: string; dataDir: string },
  settings: Record<string, string> = {},
): Promise<SecondPortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/src/main.ts', '--roles=http,push'], {
    cwd: root,
    env: {
      ...process.env,
      // The test runner's own would make it another build.
      NODE_ENV: 'production',
      DATABASE_URL: stack.databaseUrl,
      SECRET_KEYS: readFileSync(join(stack.dataDir, 'secret-keys'), 'utf8'),
      PORT: String(port),
      STUDIO_URL: stack.studioUrl,
      LOG_LEVEL: 'error',
      // Its vendors are on this machine, as the first portal's are.
      PRIVATE_ADDRESSES: 'allowed',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  await retryUntilDecided(async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined));
  return { url, stop };
}
