import { Client } from 'pg';
import { openDatabase } from '../../../platform/sql/database.ts';
import { runBills } from './run-bills.ts';

/**
 * A process that issues and pays bills and is killed, as by `kill -9`, at one of its statements: before it is sent, while it runs, or when it has been answered.
 * Arguments: connection string, the moment it is, number of the statement, when.
 */
const [url = '', now = '', at = '0', moment = 'before'] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

let statements = 0;
const send = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;
Client.prototype.query = function query(this: Client, ...args: unknown[]) {
  statements += 1;
  if (statements !== Number(at)) return send.apply(this, args);
  if (moment === 'before') die();
  const answer = send.apply(this, args);
  if (moment === 'answered' && answer instanceof Promise) void answer.then(die);
  else setTimeout(die, 2);
  return answer;
} as typeof Client.prototype.query;

const db = openDatabase({ url, maxConnections: 3 });
await runBills({ db, clock: { now: () => new Date(now) }, log: { error: () => {} } });
await db.close();
