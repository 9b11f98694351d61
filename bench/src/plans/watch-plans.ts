import type { Client } from 'pg';
import type { Database } from '../../../server/src/platform/sql/database.ts';

/** A table with so many rows is large: reading all of it for one answer shows. */
const LARGE_ROWS = 10_000;

/** What no hot query may do. */
export interface Offence {
  asked: string;
  what: string;
  statement: string;
}

interface PlanNode {
  'Node Type': string;
  Schema?: string;
  'Relation Name'?: string;
  'Sort Space Type'?: string;
  Plans?: PlanNode[];
}

/** Every plan that connections opened from now on make, statements within functions included, is said to them as a notice. */
export async function sayPlans(owner: Client): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    client_min_messages: 'log',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_verbose': 'on',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
  };
  for (const [name, value] of Object.entries(settings))
    await owner.query(`alter database lanna set ${name} = '${value}'`);
}

/** Looks at the plans of all statements of a database that has been told to say them. */
export async function watchPlans(owner: Client, db: Database) {
  const large = await largeTables(owner);
  const seen = new Set<string>();
  const offences = new Map<string, Offence>();
  let plans = 0;
  let asked = '';
  db.pool.on('connect', (client) =>
    (client as Client).on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n');
      if (!message.startsWith('duration:') || at < 0) return;
      const said = JSON.parse(message.slice(at + 'plan:\n'.length)) as {
        'Query Text': string;
        Plan: PlanNode;
      };
      plans += 1;
      const statement = said['Query Text'].replace(/\s+/g, ' ').trim();
      seen.add(statement);
      for (const what of offencesOf(said.Plan, large))
        offences.set(`${what} ${statement}`, { asked, what, statement });
    }),
  );
  return {
    ask: async (name: string, work: () => Promise<unknown>) => {
      asked = name;
      const before = plans;
      await work();
      if (plans === before) throw new Error(`${name}: no plan was said, so nothing was looked at`);
    },
    result: () => ({ plans, statements: seen.size, offences: [...offences.values()] }),
  };
}

export function offencesOf(node: PlanNode, large: ReadonlyMap<string, number>): string[] {
  const table = `${node.Schema}.${node['Relation Name']}`;
  const rows = large.get(table);
  const isScan = node['Node Type'] === 'Seq Scan' && rows !== undefined;
  const isOnDisk = node['Sort Space Type'] === 'Disk';
  return [
    ...(isScan ? [`reads all of ${table} (${rows} rows)`] : []),
    ...(isOnDisk ? ['sorts on disk'] : []),
    ...(node.Plans ?? []).flatMap((below) => offencesOf(below, large)),
  ];
}

async function largeTables(owner: Client): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ name: string; rows: number }>(
    `select c.oid::regclass::text as name, c.reltuples::int as rows from pg_class c
     where c.relkind = 'r' and c.reltuples >= $1 and c.relnamespace <> 'pg_catalog'::regnamespace`,
    [LARGE_ROWS],
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
