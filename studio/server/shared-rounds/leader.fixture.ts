import { pino } from 'pino';
import { openLeases } from '../leases/open-leases.ts';
import { openDatabase } from '../platform/database.ts';
import { leadSharedRound } from './lead-shared-round.ts';

/** A process that leads the rounds of `subject`, one after another: `node leader.fixture.ts <database> <subject> <part to end before>`. */
const [url = '', subject = '', endsBefore = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const db = openDatabase({ url, log });
const heartbeats = openDatabase({ url, log, connections: 1 });
const { lead } = openLeases({ db, heartbeats, log });
const plan = { kind: 'lots', ruleVersion: 'lots-1', seedsMs: 60, bettingMs: 60, terms: { entries: 9 } };

lead(subject, {
  tickEveryMs: 10,
  onTick: async (leader) => {
    const write: typeof leader.write = (work) =>
      leader.write(async (tx) => {
        const query = ((text: string, values?: unknown[]) => {
          // In the middle of the transaction, as a machine ends that loses its power.
          if (endsBefore !== '' && `${text} ${JSON.stringify(values ?? [])}`.includes(endsBefore))
            process.kill(process.pid, 'SIGKILL');
          return tx.query(text, values);
        }) as typeof tx.query;
        return work({ query });
      });
    await leadSharedRound({ ...leader, write }, plan);
  },
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
