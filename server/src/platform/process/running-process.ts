import { sql } from 'kysely';
import type { ChannelFigures } from '../push/channels/channel-hub.ts';
import { newId } from '../sealing/ids.ts';
import type { Database } from '../sql/database.ts';
import type { Log } from './log.ts';

const BEAT_MS = 30_000;
/** Who has not said anything for so long is gone, or cannot reach the database. */
export const PROCESS_GONE_MS = 3 * BEAT_MS;

/** Of each process: those with the most readers. */
const CHANNELS_SAID = 200;

/**
 * Says every half minute that this process runs, how many pages it pushes to and who reads which channel, for the operators of the portal. That it
 * cannot be said is what the reader then sees, and no reason for anything else to stop.
 */
export function beat(deps: {
  db: Database;
  log: Pick<Log, 'warn'>;
  roles: readonly string[];
  sockets(): number;
  channels(): ChannelFigures[];
}): { stop(): Promise<void> } {
  const { db, log, roles, sockets, channels } = deps;
  const said = () =>
    JSON.stringify(
      channels()
        .toSorted((one, other) => other.readers - one.readers)
        .slice(0, CHANNELS_SAID),
    );
  const id = newId();
  const say = () =>
    sql`
      insert into platform.running_process as p (id, roles, started_at, seen_at, sockets, channels)
      values (${id}, ${[...roles]}, now(), now(), ${sockets()}, ${said()}::jsonb)
      on conflict (id) do update set seen_at = excluded.seen_at, sockets = excluded.sockets, channels = excluded.channels`
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
