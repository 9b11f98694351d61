import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Guard {
  /** Once what is guarded has ended in the ordinary way. */
  dismiss(): void;
}

/**
 * Has a process of its own look after something that must not outlive this one: should this one end without a word, it ends
 * a PostgreSQL server by its data folder and deletes the folder, or all processes of a group by the id of its first.
 */
export function endWithMe(kind: 'postgres' | 'group', what: string | number): Guard {
  const script = fileURLToPath(new URL('end-with-parent.ts', import.meta.url));
  const guard = spawn(process.execPath, [script, kind, String(what)], {
    // A group of its own: what kills this one's group must not kill the guard.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  guard.unref();
  guard.channel?.unref();
  return { dismiss: () => void guard.kill('SIGKILL') };
}
