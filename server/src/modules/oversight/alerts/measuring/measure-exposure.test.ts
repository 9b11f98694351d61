import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { isSigned, startTestVendor } from '../../../money/vendor-wallet/test-vendor.factory.ts';
import { vendorClient } from '../../../money/vendor-wallet/vendor-client.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { alertsFixture } from '../alerts.fixture.ts';
import { ASK_MS, askVendors } from './ask-vendors.ts';
import { SILENT_MS } from './measure-exposure.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const remote = await startTestVendor();
const vendor = await createVendor(db.kysely, {
  ...{ brands: [river, hill], groups: ['SPORTS'], additions: ['exposures'], apiUrl: remote.url },
});
const client = vendorClient({
  ...{ db: db.kysely, secrets: testSecrets(), log: openLog('silent'), reach: ANYWHERE, timeoutMs: 500 },
});
const { pass, addRule, alertsOf, mails } = alertsFixture(db, clock);
const ask = () => askVendors({ db, clock, client });
const match = (code: string, held: number) => ({
  ...{ event_code: code, event: { EN: 'A – B', TH: 'เอ – บี' }, place: { EN: '1X2: A', TH: '1X2: เอ' } },
  ...{ currency: 'THB', held: held * 100_000, most: 100_000_000 },
});

test('a match near what may be lost on it calls the operator once, by what its vendor says, which is asked twice a minute for brands that watch it', async () => {
  await ask();
  expect(remote.calls).toEqual([]);
  const operator = await createOperator(db, { scope: { merchantId: river.id }, now: clock.now() });
  const { rule } = await addRule(river.id, operator, { kind: 'liability', threshold: 80 });
  remote.answer({ exposures: [match('m1', 950), match('m2', 790)] });
  await Promise.all([ask(), ask()]);
  expect(remote.calls).toMatchObject([{ path: '/exposures', body: { operator_id: 'RIVER', percent: 80 } }]);
  expect(remote.calls.every((call) => isSigned(call, vendor.signature_header, river.signingPublicKey))).toBe(
    true,
  );
  await pass(10);
  await pass(10);
  expect(await alertsOf(rule)).toMatchObject([
    { state: 'open', subject: `${vendor.code} m1`, facts: { percent: '95', liability: '950.00 THB' } },
  ]);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('A – B, 1X2: A: 950.00 THB could be lost, 95 % of the limit.'),
  ]);
});

test('a vendor that says nothing for ten minutes is an alert, and never one that is calm', async () => {
  const [{ rule_id: rule = '' } = {}] = await db.kysely
    .selectFrom('alerts.alert')
    .select('rule_id')
    .execute();
  remote.answerWith((response) => response.writeHead(500).end());
  for (let waitedMs = 0; waitedMs < SILENT_MS - ASK_MS; waitedMs += ASK_MS) {
    await pass(ASK_MS / 1000);
    await ask();
  }
  expect(await alertsOf(rule)).toMatchObject([{ state: 'open', subject: `${vendor.code} m1` }]);
  await pass(60);
  expect((await alertsOf(rule)).find(({ subject }) => subject === `${vendor.code} silent`)).toMatchObject({
    ...{ state: 'open', facts: { part: 'silent', vendor: vendor.code, minutes: '10' } },
  });
});

test('what no rule watches any more is neither asked nor kept', async () => {
  await db.kysely.updateTable('alerts.rule').set({ enabled: false }).execute();
  const before = remote.calls.length;
  await ask();
  expect(remote.calls.length).toBe(before);
  expect(await db.kysely.selectFrom('alerts.exposure_answer').selectAll().execute()).toEqual([]);
});
