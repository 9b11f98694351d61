import { sql } from 'kysely';
import { newId } from '../sealing/ids.ts';
import type { Database } from '../sql/database.ts';
import type { Log } from './log.ts';

const BEAT_MS = 30_000;
/** Who has not said anything for so long is gone, or cannot reach the database. */
export const PROCESS_GONE_MS = 3 * BEAT_MS;

/**
 * Says every half minute that this process runs and how many pages it pushes to, for the operators of the portal. That it
 * cannot be said is what the reader then sees, and no reason for anything else to stop.
 */
export function beat(deps: {
  db: Database;
  log: Pick<Log, 'warn'>;
  roles: readonly string[];
  sockets(): number;
}): { stop(): Promise<void> } {
  const { db, log, roles, sockets } = deps;
  const id = newId();
  const say = () =>
    sql`
      insert into platform.running_process as p (id, roles, started_at, seen_at, sockets)
      values (${id}, ${[...roles]}, now(), now(), ${sockets()})
      on conflict (id) do update set seen_at = excluded.seen_at, sockets = excluded.sockets`
      .execute(db.kysely)
      .catch(() => log.warn('this process could not say that it runs'));
  void say();
  const timer = setInterval(() => void say(), BEAT_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sql`delete from platform.running_process where id = ${id} or seen_at < now() - interval '1 day'`
        .execute(db.kysely)
        .catch(() => log.warn('this process could not say that it ends'));
    },
  };
}
