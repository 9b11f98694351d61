import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../e2e/start-stack.ts';
import { newSecretKey } from '../../../server/src/platform/sealing/secret-box.ts';
import { stopped } from '../child-process/child-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 120_000;

export interface PortalProcess {
  origin: string;
  port: number;
  pid: number;
  /** From before it was started until `/readyz` said yes. */
  readyMs: number;
}

export interface PortalProcesses {
  /** The program as it is deployed, with these roles. All that share a database share its key. */
  start(roles: string, env: Record<string, string>): Promise<PortalProcess>;
  /** Ends one, or all. */
  stop(one?: PortalProcess): Promise<void>;
}

export function portalProcesses(): PortalProcesses {
  const children = new Map<number, ChildProcess>();
  const key = newSecretKey();
  return {
    start: async (roles, env) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const beganMs = performance.now();
      const child = spawn(process.execPath, ['server/src/main.ts', `--roles=${roles}`], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          // As in the units and the image.
          NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
          SECRET_KEYS: key,
          HOST: '127.0.0.1',
          PORT: String(port),
          TRUST_PROXY: '127.0.0.1',
          LOG_LEVEL: 'warn',
          ...env,
        },
        // The channel notifies it when the bench is gone, however suddenly.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.set(child.pid ?? 0, child);
      while (!(await isReady(origin))) {
        if (child.exitCode !== null) throw new Error(`a portal with the roles ${roles} has ended`);
        if (performance.now() - beganMs > READY_WITHIN_MS) throw new Error('a portal did not become ready');
        await sleep(10);
      }
      return { origin, port, pid: child.pid ?? 0, readyMs: performance.now() - beganMs };
    },
    stop: async (one) => {
      const some = one ? [children.get(one.pid)] : [...children.values()];
      await Promise.all(some.map((child) => child && stopped(child)));
    },
  };
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}
