import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSqlWalls } from './sql-walls.ts';

/** A small house: audit below members below agents, a table and a view. */
let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'sql-walls-'));
  for (const [district, topic, uses] of [
    ['books', 'audit', ''],
    ['people', 'members', "'audit'"],
    ['people', 'agents', "'members'"],
  ] as const)
    put(
      `server/src/modules/${district}/${topic}/topic.ts`,
      `defineTopic('${topic}', {\n  uses: [${uses}],\n});`,
    );
  put(
    'server/src/platform/generated/members.ts',
    '  interface Tables {\n    "members.account": Account;\n    "members.member": Member;\n  }\n',
  );
  put(
    'server/sql/people/members/account.sql',
    'create or replace view members.account as select id from members.member;',
  );
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function put(path: string, source: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
}

test('in this repository no module names a table of another, nor reads what is above it', () => {
  const { files, violations } = checkSqlWalls();
  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(200);
});

test('an owner names its own tables', () => {
  expect(checkSqlWalls(house).violations).toEqual([]);
});

const TS = 'server/src/modules/people/agents/list-team.ts';
const SQL = 'server/sql/people/agents/team.sql';
test.each([
  ['a Kysely table', TS, "db.selectFrom('members.member as m').selectAll();"],
  ['a joined table', TS, "db.selectFrom('x').innerJoin('members.member', 'a', 'b');"],
  ['a column named with its table', TS, "qb.where('members.member.id', '=', 1);"],
  ['a template', TS, 'sql`select id from members.member where id = 1`;'],
  ['a template around a template', TS, `sql\`select \${sql\`x\`} from members.member\`;`],
  ['an SQL file', SQL, 'create or replace function agents.team() as $$ select 1 from members.member $$;'],
])('a table of another module is found in %s', (_where, file, source) => {
  put(file, source);
  expect(checkSqlWalls(house).violations).toEqual([
    { rule: 'table-of-another', file, relation: 'members.member' },
  ]);
});

test('a view of a module above is found', () => {
  const file = 'server/src/modules/books/audit/read-names.ts';
  put(file, "db.selectFrom('members.account');");
  expect(checkSqlWalls(house).violations).toEqual([
    { rule: 'reads-upward', file, relation: 'members.account' },
  ]);
});

test('offered views, comments, imports and tests are let through', () => {
  put(
    TS,
    "import { x } from '../members.member';\n/** Of members.member. */\n// members.member\ndb.selectFrom('members.account');",
  );
  put('server/sql/people/agents/team.sql', '-- members.member\nselect id from members.account;');
  put('server/src/modules/people/agents/calls/team.test.ts', "db.selectFrom('members.member');");
  expect(checkSqlWalls(house).violations).toEqual([]);
});
