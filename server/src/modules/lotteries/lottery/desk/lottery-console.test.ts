import { changeLotteryTerms, listExposure, listNumberRules } from '@lanna/contract/lotteries/lottery/ops';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { standInOperator } from '../../../house/brands/stand-in-operator.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { listLineModes, setLineMode } from '../betting/line-modes.ts';
import { showTable } from '../betting/show-table.ts';
import { slipFixture } from '../slips.factory.ts';
import { exposure } from './ops-exposure.ts';
import { changeModes } from './ops-modes.ts';
import { endNumberRule, numberRules, ruleNumbers } from './ops-numbers.ts';
import { listPrices, setPrice } from './ops-prices.ts';
import { changeTerms, listTerms } from './ops-terms.ts';

const UNIT = 100_000n;
const GAME = 'THAI_30M';
const reason = 'agreed with the risk desk';

const { db } = await testDatabase();
const fixture = await slipFixture(db);
const { brand } = fixture;
const scope = { db: db.kysely, brands: [brand] };
const { call, recorded } = standInOperator(brand);
const inTx = db.transaction;
const refusal = (code: string, facts?: object) =>
  expect.objectContaining({ code, ...(facts && { facts: expect.objectContaining(facts) }) });

test('what stands on numbers is listed by its share of the limit, with the rule that holds', async () => {
  const draw = await fixture.draw({ game: GAME });
  const player = await fixture.open(100n * UNIT);
  const lines = [
    { play: 'top3', selection: '123', multiple: 5 },
    { play: 'top2', selection: '23', multiple: 2 },
  ];
  await fixture.place(player, { game: GAME, draws: [draw], lines });
  const numbers = { game: GAME, numero: draw.numero, play: 'top3', rule: 'closed' as const, reason };
  const set = (texts: string[]) =>
    inTx((tx) => ruleNumbers(tx, call, brand, { ...numbers, brand: brand.code, numbers: texts }, new Date()));
  expect(await set(['123', '123', '999'])).toEqual({ set: 2 });
  await expect(set(['12'])).rejects.toEqual(refusal('lottery_number_unknown', { number: '12' }));
  const query = listExposure.query.parse({ game: GAME, numero: draw.numero });
  const { rows } = await exposure.page({ ...scope, query }, query);
  expect(rows).toMatchObject([
    {
      play: 'top3',
      number: '123',
      stake: '5.00',
      liability: '4500.00',
      sharePercent: '0.09',
      rule: 'closed',
    },
    { play: 'top2', number: '23', liability: '180.00', rule: null },
  ]);
  const listed = await numberRules.page({ ...scope, language: 'EN' }, listNumberRules.query.parse({}));
  expect(listed.rows).toHaveLength(2);
  const id = listed.rows.find(({ number }) => number === '123')?.id ?? '';
  await inTx((tx) => endNumberRule(tx, call, { id, reason }, new Date()));
  await expect(inTx((tx) => endNumberRule(tx, call, { id, reason }, new Date()))).rejects.toEqual(
    refusal('not_found'),
  );
  expect(recorded.map(({ action }) => action)).toEqual(['lottery.rule-numbers', 'lottery.end-number-rule']);
});

test('a price of the brand’s own is shown with its return, is fair, and is what slips are bought at', async () => {
  const draw = await fixture.draw({ game: GAME });
  const place = { brand, game: GAME };
  const set = (price: string | null, version = 0) =>
    inTx((tx) => setPrice(tx, call, place, { play: 'top3', tier: 'win', price, version, reason }));
  await expect(set('990.01')).rejects.toEqual(
    refusal('lottery_price_unfair', { returnPercent: '99.00', mostPercent: '99.00' }),
  );
  await expect(set('749.99')).rejects.toEqual(refusal('lottery_price_unfair'));
  expect(await set('850.00')).toEqual({
    version: 1,
    returnPercent: '85.00',
    rebatePercent: '14.00',
    proposal: null,
  });
  await expect(set('860.00')).rejects.toEqual(refusal('changed_meanwhile'));
  const { rows } = await listPrices(db.kysely, place, 'EN');
  expect(rows.find(({ play }) => play === 'top3')).toMatchObject({
    rulePrice: '900.00',
    ownPrice: '850.00',
    returnPercent: '85.00',
    rebatePercent: '14.00',
    oneIn: '1000.00',
    version: 1,
  });
  const player = await fixture.open(100n * UNIT);
  const lines = [{ play: 'top3', selection: '123', mode: 1700 }];
  // A hundred steps of the mode take a twentieth of the stake off what comes back.
  await expect(fixture.place(player, { game: GAME, draws: [draw], lines })).rejects.toEqual(
    refusal('price_changed', { prices: ['800.00'] }),
  );
  expect(await set(null, 1)).toMatchObject({ version: 0, returnPercent: '90.00', rebatePercent: '9.00' });
});

test('what comes back of draws that are refunded counts to the return of a price', async () => {
  await fixture.draw({ game: '11X5_1M' });
  const place = { brand, game: '11X5_1M' };
  const set = (price: string) =>
    inTx((tx) => setPrice(tx, call, place, { play: 'sides-sum', tier: 'win', price, version: 0, reason }));
  // 215 of 462 sums win, and 32 give the stake back: 4.11 would be 102 %, though 95.6 % by the winning sums alone.
  await expect(set('4.11')).rejects.toEqual(refusal('lottery_price_unfair', { returnPercent: '102.56' }));
  expect(await set('3.90')).toMatchObject({ returnPercent: '97.67', rebatePercent: '1.30' });
});

test('bounds of a brand are changed once, by the operator who saw them as they are', async () => {
  const [row] = (await listTerms(db.kysely, brand, 'TH')).filter(({ game }) => game === GAME);
  if (!row) throw new Error(`${GAME} is not listed`);
  const { enabled, position, halfPercent, coveragePercent, cancelAllowed, ...rest } = row;
  const { largestPrize, largestSlipPrize, memberStake, numberLiability, playLiability } = rest;
  const body = {
    ...{ enabled, position, halfPercent, coveragePercent, cancelAllowed, largestPrize, largestSlipPrize },
    ...{ memberStake, numberLiability, playLiability, version: 0, reason },
  };
  const change = (wanted: object) =>
    inTx((tx) => changeTerms(tx, call, { brand, game: GAME }, { ...body, ...wanted }));
  expect(await change({ memberStake: '50.00' })).toEqual({ version: 1, proposal: null });
  await expect(change({ memberStake: '60.00' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(changeLotteryTerms.body.safeParse({ ...body, memberStake: '0.00' }).success).toBe(false);
  const table = await showTable(db.kysely, { merchantId: brand.id, memberId: null, language: 'EN' }, GAME);
  expect(table.memberStake).toBe('50.00');
});

test('an agent gives modes to the own direct line, never above the own, and slips keep the modes of their chain', async () => {
  const modes = { min: 1700, max: 1998, step: 2, cap: 1950, standard: 1900, version: 0, reason };
  await inTx((tx) => changeModes(tx, call, { brand, prizeMode: 'SEA' }, modes));
  const top = await createMember(db, brand, { type: 1 });
  const agent = await createMember(db, brand, { type: 1, agentId: top.memberId });
  const player = await fixture.open(100n * UNIT, { agentId: agent.memberId });
  const placeOf = (of: { memberId: string }, member: { memberId: string }) => ({
    merchantId: brand.id,
    agentId: of.memberId,
    memberId: member.memberId,
  });
  const give = (of: { memberId: string }, member: { memberId: string }, mode: number) =>
    inTx((tx) => setLineMode(tx, placeOf(of, member), { prizeMode: 'SEA', mode }, new Date()));
  await give(top, agent, 1880);
  await expect(give(agent, player, 1890)).rejects.toEqual(
    refusal('line_mode_not_allowed', { min: 1700, max: 1880, step: 2 }),
  );
  await expect(give(agent, player, 1851)).rejects.toEqual(refusal('line_mode_not_allowed'));
  await expect(give(top, player, 1800)).rejects.toEqual(refusal('member_unknown'));
  await give(agent, player, 1850);
  const { modes: shown } = await listLineModes(db.kysely, placeOf(agent, player));
  expect(shown.find(({ prizeMode }) => prizeMode === 'SEA')).toMatchObject({
    mode: 1850,
    max: 1880,
    pointsToAgent: 150,
  });
  const draw = await fixture.draw({ game: GAME });
  const { slipId } = await fixture.place(player, {
    game: GAME,
    draws: [draw],
    lines: [{ play: 'top3', selection: '123', mode: 1800 }],
  });
  // The agent above has less than the player was given: the player has no more than that.
  await give(top, agent, 1840);
  await expect(
    fixture.place(player, {
      game: GAME,
      draws: [draw],
      lines: [{ play: 'top3', selection: '123', mode: 1850 }],
    }),
  ).rejects.toEqual(refusal('mode_not_allowed', { max: 1840 }));
  const { rows } = await db.pool.query(
    'select s.chain, l.rebate from lottery.slip s join lottery.line l on l.slip_id = s.id where s.id = $1',
    [slipId],
  );
  expect(rows).toEqual([
    {
      chain: [
        { member: player.memberId, mode: 1850 },
        { member: agent.memberId, mode: 1880 },
        { member: top.memberId, mode: 1900 },
      ],
      rebate: 2500n,
    },
  ]);
});
