import { setTimeout as sleep } from 'node:timers/promises';
import { removeEmbeddedPostgres } from '../sql/embedded-postgres.ts';

const PATIENCE_MS = 10_000;
const [kind, what = ''] = process.argv.slice(2);

/**
 * `node end-with-parent.ts postgres FOLDER` or `group PID`, started with a channel to its parent (`endWithMe`): when the parent is
 * gone, however suddenly, the PostgreSQL server whose data is in FOLDER is ended and the folder deleted, or all processes of
 * the group are ended. Both are orphans by then, so nothing else would.
 */
process.once('disconnect', async () => {
  if (kind === 'postgres') await removeEmbeddedPostgres(what);
  else await endGroup(Number(what));
  process.exit(0);
});
// The parent may have ended while this was on its way.
if (!process.connected) process.emit('disconnect');

async function endGroup(pid: number) {
  if (!notify(pid, 'SIGTERM')) return;
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += 100) {
    await sleep(100);
    if (!notify(pid, 0)) return;
  }
  notify(pid, 'SIGKILL');
}

/** Whether there was a process to receive it. */
function notify(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
