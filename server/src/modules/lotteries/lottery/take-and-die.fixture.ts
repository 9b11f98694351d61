import { Client } from 'pg';
import { openDatabase } from '../../../platform/sql/database.ts';
import { placeSlip } from './place-slip.ts';
import { slipBatches } from './slip-batches.ts';

/**
 * A process that takes a batch of slips and is killed, as by `kill -9`, at one of its statements: before it is sent, while it runs, or when it has been
 * answered. Arguments: connection string, slips as JSON, number of the statement, moment.
 */
const [url = '', slips = '[]', at = '0', moment = 'before'] = process.argv.slice(2);
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
const batches = slipBatches({
  db,
  clock: { now: () => new Date() },
  log: { warn: () => {} },
  news: { notify: () => {} },
});
const asked: { body: Parameters<typeof placeSlip>[1]; buyer: Parameters<typeof placeSlip>[2] }[] =
  JSON.parse(slips);
await Promise.all(asked.map(({ body, buyer }) => placeSlip({ slips: batches }, body, buyer)));
// Killed by then, unless it has fewer statements.
await batches.stop();
await db.close();
