import { Client } from 'pg';
import { openDatabase } from '../../../platform/sql/database.ts';
import { settleDraw } from './settle-draw.ts';

/**
 * A process that settles a draw and is killed, as by `kill -9`, at one of its statements: before it is sent, while it runs, or when it has been answered.
 * Arguments: connection string, draw, number of the statement, moment.
 */
const [url = '', drawId = '', at = '0', moment = 'before'] = process.argv.slice(2);
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

const db = openDatabase({ url, maxConnections: 1 });
await settleDraw(
  { db, clock: { now: () => new Date() }, notices: { notify: () => {} } },
  { id: drawId, version: 1 },
);
await db.close();
