import { pino } from 'pino';
import { openDatabase } from '../platform/database.ts';
import { LeaseLost } from './lease.ts';
import { openLeases } from './open-leases.ts';

/**
 * A process that leads `subject` and writes as fast as it can into `studio.led_note`: `node leader.fixture.ts <database> <subject>`. It notifies its
 * parent when it leads, and when a write of it was refused.
 */
const [url = '', subject = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const db = openDatabase({ url, log });
const heartbeats = openDatabase({ url, log, connections: 1 });
const { lead } = openLeases({ db, heartbeats, log });

lead(subject, {
  tickEveryMs: 5,
  onTick: async ({ fence, write }) => {
    for (let number = 0; ; number += 1) {
      try {
        await write((tx) => tx.query('insert into studio.led_note (subject) values ($1)', [subject]));
        if (number === 0) process.send?.({ leads: String(fence) });
      } catch (error) {
        // A write the database has ended: the next one is tried all the same, as a program without care would.
        if (!(error instanceof LeaseLost)) continue;
        process.send?.({ lost: String(fence) });
        throw error;
      }
    }
  },
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
