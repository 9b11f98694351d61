import type { Log } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { listenTo } from '../../../platform/sql/listen.ts';

/** The channel on which triggers notify; the subject is a member's id. */
const CHANNEL = 'lanna_session';
/** The subject of a change that concerns every session. */
export const EVERYBODY = '*';

/** A holder of cached sessions, notified when they are no longer valid. */
export interface SessionKeeper {
  /** Sessions of this member, or of every member, have changed; the database holds the new state. */
  changed(subject: string): void;
  /**
   * This process is changing them in a transaction that has not ended: a read may still return the old state.
   */
  changing(subject: string): void;
}

export interface SessionChanges {
  notify(keeper: SessionKeeper): void;
  /** False while changes may not be received, including the seconds before a lost connection is detected. */
  isSure(): boolean;
  stop(): Promise<void>;
}

/**
 * Receives every change to the rows that sessions depend on: changes by other processes once they are
 * committed, changes through `db` before that, on the connection that makes them.
 */
export async function receiveSessionChanges(options: {
  url: string;
  db: Database;
  log: Log;
}): Promise<SessionChanges> {
  const { url, db, log } = options;
  const keepers: SessionKeeper[] = [];
  if (db.pool.totalCount > 0) throw new Error('connections that are open already would not be heard');
  db.pool.on('connect', (connection) =>
    connection.on('notice', ({ message, detail }) => {
      if (message === CHANNEL) for (const keeper of keepers) keeper.changing(detail ?? EVERYBODY);
    }),
  );
  const changed = (subject: string) => {
    for (const keeper of keepers) keeper.changed(subject);
  };
  const listener = await listenTo({
    url,
    channel: CHANNEL,
    log,
    receive: (payload) => changed(payload || EVERYBODY),
    onLost: () => changed(EVERYBODY),
    onBack: () => changed(EVERYBODY),
  });
  return { notify: (keeper) => void keepers.push(keeper), isSure: listener.isSure, stop: listener.stop };
}
