import { openDatabase } from '../../../platform/sql/database.ts';
import { notifyFollowers } from './notices/notify-followers.ts';

/** A process of its own that notifies followers of results, over and over, until it is killed. */
const db = openDatabase({ url: process.env['DATABASE_URL'] ?? '', maxConnections: 2 });
process.stdout.write('telling\n');
for (;;) await notifyFollowers({ db, clock: { now: () => new Date() } });
