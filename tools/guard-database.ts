import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Has a process of its own look after the PostgreSQL server in `folder`: should this one end without a word, it ends the server
 * and deletes the folder. Call `dismiss` once both are gone in the ordinary way.
 */
export function guardDatabase(folder: string): { dismiss(): void } {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL('end-with-parent.ts', import.meta.url)), folder],
    {
      // A group of its own: what kills this one's group must not kill the guard.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  guard.unref();
  guard.channel?.unref();
  return {
    dismiss: () => {
      guard.kill('SIGKILL');
    },
  };
}
