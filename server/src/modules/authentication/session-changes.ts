import type { Database } from '../../platform/database.ts';
import { listenTo } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';

/** Spoken by triggers of migration 0013; the subject is a member's id. */
const CHANNEL = 'lanna_session';
/** The subject of what concerns every session. */
export const EVERYBODY = '*';

/** Who keeps sessions in memory and must be told when they are no longer true. */
export interface SessionKeeper {
  /** Sessions of this member, or everybody's, have changed; reading them again gives the truth. */
  changed(subject: string): void;
  /** This process is changing them, in a transaction that has not ended: reading them again may still give the old truth. */
  changing(subject: string): void;
}

export interface SessionChanges {
  tell(keeper: SessionKeeper): void;
  /** False while changes may go unheard, and some seconds before that can be known. */
  isSure(): boolean;
  stop(): Promise<void>;
}

/**
 * Hears of every change to what sessions rest on, whoever makes it: of changes by other processes when they are committed,
 * of those through `db` before, on the very connection that makes them.
 */
export async function hearSessionChanges(options: {
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
    hear: (payload) => changed(payload || EVERYBODY),
    onLost: () => changed(EVERYBODY),
    onBack: () => changed(EVERYBODY),
  });
  return { tell: (keeper) => void keepers.push(keeper), isSure: listener.isSure, stop: listener.stop };
}
