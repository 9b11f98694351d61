import * as bills from '@lanna/contract/commission/bills/ops';
import * as settings from '@lanna/contract/money/withdrawals/settings-ops';
import { expect, test } from 'vitest';
import * as billSettings from './modules/commission/bills/paying/settings.ts';
import { contractFixture, salaryAt } from './modules/commission/contracts/contracts.factory.ts';
import { grantProposals } from './modules/commission/contracts/desk/offer-by-brand.ts';
import { contractOps } from './modules/commission/contracts/desk/ops-routes.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { findBrands } from './modules/house/brands/find-brand.ts';
import { lotteryOps } from './modules/lotteries/lottery/desk/lottery-ops-routes.ts';
import { modesProposal } from './modules/lotteries/lottery/desk/ops-modes.ts';
import { priceProposal } from './modules/lotteries/lottery/desk/ops-prices.ts';
import { limitsProposal } from './modules/lotteries/lottery/desk/ops-terms.ts';
import { changeRiskRule, changeSettings } from './modules/money/withdrawals/desk/change-settings.ts';
import { showSettings } from './modules/money/withdrawals/desk/list-settings.ts';
import { loosenProposal } from './modules/money/withdrawals/desk/loosen-proposal.ts';
import { agentOps } from './modules/people/agents/desk/ops-routes.ts';
import { planProposal } from './modules/people/agents/desk/plans.ts';
import { ratesProposal } from './modules/people/agents/rates/give-rates.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { createOperator } from './modules/people/operators/operator.factory.ts';
import { opsServer } from './modules/people/operators/ops.fixture.ts';
import { opsRoute } from './platform/ops/ops-route.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const brand = await createBrand(db.kysely, { code: 'RIVER' });
const brands = findBrands(db.kysely, clock);
const kinds = [
  ratesProposal,
  planProposal,
  ...grantProposals({ brands }),
  priceProposal,
  modesProposal,
  limitsProposal,
  loosenProposal(undefined),
  billSettings.settingsProposal,
];
const { ask } = await opsServer(db, {
  clock,
  permissions: [
    'agents.read',
    'agents.rates',
    'agents.plans',
    'bills.read',
    'bills.settings',
    'contracts.read',
    'contracts.offer',
    'lottery.read',
    'lottery.change',
    'withdrawals.settings',
  ],
  routes: [
    ...agentOps({ db, clock, brands, publicUrl: 'https://river.test', giveModes: () => [] }),
    ...contractOps({ db, clock, brands }),
    ...lotteryOps({ db, clock }),
    opsRoute(bills.billSettings, (call) => billSettings.listSettings(db.kysely, call.brands)),
    opsRoute(bills.changeBillSettings, (call) =>
      billSettings.changeSettings(db, call, call.params.brand, call.body),
    ),
    opsRoute(settings.changeWithdrawalSettings, (call) =>
      db.transaction(async (tx) => {
        const proposal = await changeSettings(tx, call, brand, call.body, now);
        return { ...(await showSettings(tx, brand, now)), proposal };
      }),
    ),
    opsRoute(settings.changeRiskRule, (call) =>
      db.transaction(async (tx) => {
        const proposal = await changeRiskRule(tx, call, brand, call.params.kind, call.body, now);
        return { ...(await showSettings(tx, brand, now)), proposal };
      }),
    ),
  ],
  kinds,
});
const owner = await createOperator(db, { now });
const second = await createOperator(db, { now });
const reason = 'as agreed in writing';
const approve = (proposal: string, { cookie } = second) =>
  ask(`POST /ops/proposals/${proposal}/approve`, cookie, { body: {} });

/** Asked by one operator it waits, even for the own approval; `stands` says what is in force. Approved by the second it is done. */
async function byTwo(call: string, body: object, stands: () => Promise<unknown>) {
  const before = await stands();
  const { value, code } = await ask(call, owner.cookie, { body });
  expect(value?.proposal, `${call} ${code ?? ''}`).toEqual(expect.any(String));
  expect(await stands()).toEqual(before);
  expect(await approve(value.proposal, owner)).toMatchObject({ code: 'proposal_own' });
  expect(await stands()).toEqual(before);
  expect((await approve(value.proposal)).status).toBe(200);
  expect(await stands()).not.toEqual(before);
}
const agent = () => createMember(db, brand, { type: 1 });

test('no setting of the console lets one operator open these doors', async () => {
  for (const { kind, rule } of kinds) expect(rule?.floor, kind).toBe('always');
});

test('a contract is offered by the brand only when two operators agree', async () => {
  const { username, memberId } = await agent();
  const salary = {
    kind: 'daily_salary',
    tiers: [{ minTurnover: '1000.00', rate: 9000 }],
    collection: { by: 'automatic' },
  };
  const contracts = async () =>
    (
      await db.kysely
        .selectFrom('contracts.contract')
        .select('id')
        .where('member_id', '=', memberId)
        .execute()
    ).length;
  await byTwo('POST /ops/contracts', { brand: 'RIVER', agent: username, terms: salary, reason }, contracts);
  expect(await contracts()).toBe(1);
});

test('what an agent asks the brand for is signed only when two operators agree; one denies it', async () => {
  const fixture = contractFixture(db, brand, now.toISOString());
  const asked = async () => {
    const { memberId } = await agent();
    return fixture.propose('member', { memberId, uplineId: null }, salaryAt(9000));
  };
  const stateOf = async (id: string) =>
    (
      await db.kysely
        .selectFrom('contracts.contract')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  const id = await asked();
  await byTwo(`POST /ops/contracts/${id}/moves`, { move: 'sign', version: 1, reason }, () => stateOf(id));
  const denied = await asked();
  await ask(`POST /ops/contracts/${denied}/moves`, owner.cookie, {
    body: { move: 'deny', version: 1, reason },
  });
  expect(await stateOf(denied)).not.toBe('asked');
});

test('a contract that was asked for and taken back meanwhile is not signed by an approval', async () => {
  const fixture = contractFixture(db, brand, now.toISOString());
  const { memberId } = await agent();
  const id = await fixture.propose('member', { memberId, uplineId: null }, salaryAt(9000));
  const { value } = await ask(`POST /ops/contracts/${id}/moves`, owner.cookie, {
    body: { move: 'sign', version: 1, reason },
  });
  await ask(`POST /ops/contracts/${id}/moves`, owner.cookie, { body: { move: 'deny', version: 1, reason } });
  expect(await approve(value.proposal)).toMatchObject({ code: 'proposal_outdated' });
});

test('rates above every plan, and a plan above the others, need two; within them and downwards one is enough', async () => {
  const { memberId } = await agent();
  const rates = async () =>
    (await ask(`GET /ops/agents/${memberId}/rates`, owner.cookie)).value.rates.map(
      ({ tomorrow }: { tomorrow: number }) => tomorrow,
    );
  const give = `POST /ops/agents/${memberId}/rates`;
  await byTwo(give, { rates: { LIVE: 700 }, reason }, rates);
  const plans = async () => (await ask('GET /ops/agent-plans', owner.cookie)).value.rows;
  const plan = { name: 'Start', rates: { LIVE: 900 }, modes: { SEA: 1850 }, isDefault: false, reason };
  await byTwo('POST /ops/agent-plans', { ...plan, brand: 'RIVER' }, plans);
  const [{ id }] = await plans();
  await byTwo(
    `POST /ops/agent-plans/${id}`,
    { ...plan, rates: { LIVE: 901 }, closed: false, version: 1 },
    plans,
  );
  await byTwo(
    `POST /ops/agent-plans/${id}`,
    { ...plan, rates: { LIVE: 901 }, modes: { SEA: 1851 }, closed: false, version: 2 },
    plans,
  );
  for (const LIVE of [901, 500]) {
    const { value } = await ask(give, owner.cookie, { body: { rates: { LIVE }, reason } });
    expect(value).toMatchObject({ proposal: null, changes: [{ to: LIVE }] });
  }
  const lower = await ask(`POST /ops/agent-plans/${id}`, owner.cookie, {
    body: { ...plan, rates: { LIVE: 100 }, closed: false, version: 3 },
  });
  expect(lower.value).toEqual({ version: 4, proposal: null });
  expect((await ask(give, owner.cookie, { body: { rates: { LIVE: 901 }, reason } })).value.proposal).toEqual(
    expect.any(String),
  );
});

test('rates that changed while a proposal about them waits are not given by it', async () => {
  const { memberId } = await agent();
  const give = (LIVE: number) =>
    ask(`POST /ops/agents/${memberId}/rates`, owner.cookie, { body: { rates: { LIVE }, reason } });
  const first = await give(3000);
  const other = await give(2000);
  expect((await approve(other.value.proposal)).status).toBe(200);
  expect(await approve(first.value.proposal)).toMatchObject({ code: 'proposal_outdated' });
});

const GAME = 'THAI_30M';
await db.kysely.insertInto('draws.game').values({ code: GAME, closes_before_seconds: 5 }).execute();
test('a lottery price above that of the rules needs two; up to it, and lower, one is enough', async () => {
  const path = `/ops/lottery/prices/${GAME}/brands/RIVER`;
  const price = async () => {
    const { value } = await ask(`GET ${path}`, owner.cookie);
    return value.rows.find(({ play }: { play: string }) => play === 'top3').ownPrice;
  };
  const body = (text: string | null, version: number) => ({
    play: 'top3',
    tier: 'win',
    price: text,
    version,
    reason,
  });
  await byTwo(`PUT ${path}`, body('900.01', 0), price);
  expect(await price()).toBe('900.01');
  await byTwo(`PUT ${path}`, body('950.00', 1), price);
  expect((await ask(`PUT ${path}`, owner.cookie, { body: body('940.00', 2) })).value.proposal).toBeNull();
  expect((await ask(`PUT ${path}`, owner.cookie, { body: body(null, 3) })).value.proposal).toBeNull();
});

test('prize modes above those a brand begins with need two, each of them; lower ones one', async () => {
  const path = '/ops/lottery/modes/SEA/brands/RIVER';
  const modes = async () =>
    (await ask('GET /ops/lottery/modes', owner.cookie, { query: { brand: 'RIVER' } })).value;
  const same = { min: 1700, max: 1998, step: 2, cap: 1950, standard: 1800, reason };
  let version = 0;
  for (const raised of [
    { standard: 1802 },
    { standard: 1802, cap: 1952 },
    { standard: 1802, cap: 1952, min: 1702 },
  ]) {
    await byTwo(`PUT ${path}`, { ...same, ...raised, version }, modes);
    version += 1;
  }
  expect((await ask(`PUT ${path}`, owner.cookie, { body: { ...same, version } })).value).toEqual({
    version: 4,
    proposal: null,
  });
});

test('a limit of a lottery above what it begins with needs two, each of them; lower ones one', async () => {
  const path = `/ops/lottery/terms/${GAME}/brands/RIVER`;
  const row = async () =>
    (await ask('GET /ops/lottery/terms', owner.cookie, { query: { brand: 'RIVER' } })).value.rows.find(
      ({ game }: { game: string }) => game === GAME,
    );
  const form = async (options: object) => {
    const { enabled, position, halfPercent, coveragePercent, cancelAllowed, version, ...rest } = await row();
    const { largestPrize, largestSlipPrize, memberStake, numberLiability, playLiability } = rest;
    return {
      ...{ enabled, position, halfPercent, coveragePercent, cancelAllowed, version, reason },
      ...{ largestPrize, largestSlipPrize, memberStake, numberLiability, playLiability },
      ...options,
    };
  };
  for (const raised of [
    { memberStake: '200000.01' },
    { largestPrize: '2000000.01' },
    { largestSlipPrize: '10000000.01' },
    { numberLiability: '5000000.01' },
    { playLiability: '100000000.01' },
    { coveragePercent: 91 },
  ])
    await byTwo(`PUT ${path}`, await form(raised), row);
  const lower = await ask(`PUT ${path}`, owner.cookie, { body: await form({ memberStake: '100.00' }) });
  expect(lower.value).toEqual({ version: 7, proposal: null });
});

test('bills that are paid without a look need two; asking for the look again needs one', async () => {
  const path = '/ops/bill-settings/brands/RIVER';
  const row = async () =>
    (await ask('GET /ops/bill-settings', owner.cookie)).value.find(
      ({ brand }: { brand: string }) => brand === 'RIVER',
    );
  const form = async (needsApproval: boolean) => ({
    needsApproval,
    version: (await row()).version,
    reason,
  });
  const stricter = await ask(`PUT ${path}`, owner.cookie, { body: await form(true) });
  expect(stricter.value).toMatchObject({ proposal: null });
  expect(await row()).toMatchObject({ needsApproval: true });
  await byTwo(`PUT ${path}`, await form(false), row);
  expect(await row()).toMatchObject({ needsApproval: false });
});

test('limits of withdrawals that let more leave, or sooner, need two, each of them; stricter ones one', async () => {
  const path = '/ops/withdrawal-settings/RIVER';
  const shown = () => db.transaction((tx) => showSettings(tx, brand, now));
  const form = async (options: object = {}) => {
    const { brand: _brand, currency: _currency, rules: _rules, ...rest } = await shown();
    return { ...rest, reason, ...options };
  };
  const { limits, coolingHours, bankAccountsMax } = await shown();
  const [limit] = limits;
  if (!limit) throw new Error('a brand has limits');
  const strict = { coolingHours: coolingHours + 1, bankAccountsMax: bankAccountsMax - 1 };
  expect((await ask(`PUT ${path}`, owner.cookie, { body: await form(strict) })).value.proposal).toBeNull();
  for (const loose of [
    { automaticLimit: '9999999.00' },
    { coolingHours: 0 },
    { bankAccountsMax },
    { smallBalance: '9999.00' },
    { limits: [{ ...limit, max: '99999998.00', dayAmount: '99999998.00' }] },
    { limits: [{ ...limit, max: '99999998.00', dayAmount: '99999999.00' }] },
    { limits: [{ ...limit, max: '99999998.00', dayAmount: '99999999.00', dayCount: 999 }] },
  ])
    await byTwo(`PUT ${path}`, await form(loose), shown);
});

test('a risk rule of withdrawals is switched off or changed by two, and switched on by one', async () => {
  const shown = () => db.transaction((tx) => showSettings(tx, brand, now));
  const rule = (await shown()).rules.find(({ enabled }) => enabled);
  if (!rule) throw new Error('a brand has rules that are on');
  const { kind, thresholds, version } = rule;
  const path = `PUT /ops/withdrawal-settings/RIVER/rules/${kind}`;
  await byTwo(path, { enabled: false, thresholds, version, reason }, shown);
  const on = await ask(path, owner.cookie, {
    body: { enabled: true, thresholds, version: version + 1, reason },
  });
  expect(on.value.proposal).toBeNull();
});
