import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../e2e/browser.ts';
import { type PlantedSuite, plantSuite, repository } from './planted-suite.ts';

/* What breaks under a run while it runs: the last line says so, nothing is left behind, and the next run is green. */

const PATIENCE = { timeout: 60_000, interval: 200 };
/** Each starts several runs one after the other. */
const RUNS_HANG_MS = 450_000;
const code = (path: string) => JSON.stringify(join(repository, path));

const WITH_A_DATABASE = `
  import { readFileSync } from 'node:fs';
  import { Client } from 'pg';
  import { expect, test } from 'vitest';
  import { testDatabase } from ${code('server/src/platform/testing/test-database.ts')};

  const { url } = await testDatabase();
  test('it answers', async () => expect(await ask('select 1 as value')).toBe(1));
  test('it may die', async () => {
    if (!process.env.DIES) return;
    const folder = await ask("select current_setting('data_directory') as value");
    process.kill(Number(readFileSync(folder + '/postmaster.pid', 'utf8').split('\\n', 1)[0]), 'SIGKILL');
  });
  test('it still answers', async () => expect(await ask('select 2 as value')).toBe(2));

  async function ask(sql) {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end().catch(() => {}));
    return rows[0].value;
  }
`;

/** As `test-postgres.ts`, without the schema, which takes longer than all the rest. */
const A_DATABASE = `
  import { Client } from 'pg';
  import { startShortLivedPostgres } from ${code('server/src/platform/sql/short-lived-postgres.ts')};
  export default async function setup(project) {
    const postgres = await startShortLivedPostgres('test', { fsync: 'off' });
    const owner = new Client({ connectionString: postgres.url });
    await owner.connect();
    await owner.query('create database lanna_template');
    await owner.end();
    project.provide('postgresUrl', postgres.url);
    project.provide('loginPassword', '');
    return postgres.destroy;
  }
`;

test(
  'a database that dies in the middle of a run fails what needs it; a run beside it has its own, and the next another',
  async () => {
    const suite = planted(
      plantSuite(
        'database',
        { 'database.ts': A_DATABASE, 'dying.test.ts': WITH_A_DATABASE },
        "project.test.globalSetup = ['./database.ts'];",
      ),
    );
    const [broken, beside] = await Promise.all([suite.run({ DIES: 'yes' }), suite.run()]);
    expect([broken.lastLine, broken.code], broken.output).toEqual(['2 passed, 1 failed', 1]);
    expect([beside.lastLine, beside.code], beside.output).toEqual(['3 passed, 0 failed', 0]);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
    const next = await suite.run();
    expect([next.lastLine, next.code], next.output).toEqual(['3 passed, 0 failed', 0]);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
  },
  RUNS_HANG_MS,
);

const A_SITE = `
  import { createServer } from 'node:http';
  export default async function setup(project) {
    const site = createServer((_, response) => response.end('a page'));
    await new Promise((open) => site.listen(0, '127.0.0.1', open));
    project.provide('portalUrl', 'http://localhost:' + site.address().port);
    return () => site.close();
  }
`;
const JOURNEYS = `
  import { readFileSync, readdirSync } from 'node:fs';
  import { expect, test } from 'vitest';
  import { visit } from ${code('e2e/visit.ts')};

  test('its browser may go', async () => {
    const { page } = await visit();
    if (process.env.GOES) for (const pid of browsers()) process.kill(Number(pid), 'SIGKILL');
    expect(await page.textContent('body')).toBe('a page');
  });
  test('there is one again', async () => {
    const { page } = await visit();
    expect(await page.textContent('body')).toBe('a page');
  });

  /** Started by this process. */
  function browsers() {
    return readdirSync('/proc').filter((pid) => /^\\d+$/.test(pid)).filter((pid) => {
      try {
        const parent = readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ').at(-1).split(' ')[1];
        return Number(parent) === process.pid && readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes('--remote-debugging-pipe');
      } catch {
        return false;
      }
    });
  }
`;

test(
  'a browser that is gone under a journey, also on its second go, fails that journey alone, and the next run is whole',
  async () => {
    const { executablePath } = await findBrowser();
    const suite = planted(
      plantSuite(
        'e2e',
        { 'site.ts': A_SITE, 'journeys.test.ts': JOURNEYS },
        "project.test.globalSetup = ['./site.ts'];",
      ),
    );
    const broken = await suite.run({ GOES: 'yes', CHROMIUM_PATH: executablePath });
    expect([broken.lastLine, broken.code], broken.output).toEqual(['1 passed, 1 failed', 1]);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
    const next = await suite.run({ CHROMIUM_PATH: executablePath });
    expect([next.lastLine, next.code], next.output).toEqual(['2 passed, 0 failed', 0]);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
  },
  RUNS_HANG_MS,
);

const COMPONENTS = `
  import { expect, test } from 'vitest';
  import { commands } from 'vitest/browser';
  test('it is there', () => expect(document.body).toBeTruthy());
  test('it may go', async () => { await commands.mayGo(); });
`;
const A_COMMAND = `
  project.plugins = [];
  project.test.browser.commands = {
    mayGo: ({ context }) => {
      if (process.env.GOES) return context.browser().close();
    },
  };
`;

test(
  'a browser that is gone under component tests ends the run at once, and the next has another',
  async () => {
    const { executablePath } = await findBrowser();
    const suite = planted(plantSuite('browser', { 'gone.browser.test.ts': COMPONENTS }, A_COMMAND));
    const broken = await suite.run({ GOES: 'yes', CHROMIUM_PATH: executablePath });
    expect(broken.lastLine, broken.output).toMatch(/^\d passed, [1-9] failed$/);
    expect(broken.code).toBe(1);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
    const next = await suite.run({ CHROMIUM_PATH: executablePath });
    expect([next.lastLine, next.code], next.output).toEqual(['2 passed, 0 failed', 0]);
    await expect.poll(suite.left, PATIENCE).toEqual([]);
  },
  RUNS_HANG_MS,
);

function planted(suite: PlantedSuite): PlantedSuite {
  onTestFinished(suite.remove);
  return suite;
}
