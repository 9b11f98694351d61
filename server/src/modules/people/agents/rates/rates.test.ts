import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { showRates } from '../calls/show-rates.ts';
import { appointInLine } from '../desk/appoint-in-line.ts';
import { readRates } from '../read-rates.ts';
import { bring } from '../team.factory.ts';
import { changeRates } from './give-rates.ts';
import { checkRates, type Giver, setRates } from './set-rates.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const merchantId = brand.id;
// 23:30 on the 19th in Bangkok: the brand's tomorrow begins in half an hour.
const clock = fixedClock('2026-11-19T16:30:00Z');
const TODAY = '2026-11-19';
const TOMORROW = '2026-11-20';

async function agentAt(agentId?: string, type: 0 | 1 | 2 | 41 | 42 = 1) {
  const { memberId } = await bring(db, brand, agentId, { type, now: new Date('2026-11-01T00:00:00Z') });
  return memberId;
}
const giverOf = (memberId: string, type = 1): Giver => ({
  merchantId,
  memberId,
  type,
  timeZone: 'Asia/Bangkok',
});
const give = (giver: Giver, memberId: string, rates: Record<string, number>) =>
  db.transaction((tx) => setRates(tx, giver, { memberId, rates, now: clock.now() }));
const ratesOn = (memberId: string, day: string) => readRates(db.kysely, merchantId, memberId, day);
async function topWith(rates: Record<string, number>) {
  const id = await agentAt();
  await db.transaction((tx) =>
    changeRates(
      tx,
      { id, merchantId, agentId: null },
      { rates, timeZone: 'Asia/Bangkok', now: new Date('2026-11-10T00:00:00Z') },
    ),
  );
  return id;
}

test('rates count from the next day of the brand; the same again changes nothing more', async () => {
  const top = await topWith({ LIVE: 700, RNG: 1200 });
  const child = await agentAt(top);
  const change = await give(giverOf(top), child, { LIVE: 500, RNG: 1200 });
  expect(change).toEqual({
    fromDay: TOMORROW,
    changes: [
      { category: 'LIVE', from: 0, to: 500, capped: 0 },
      { category: 'RNG', from: 0, to: 1200, capped: 0 },
    ],
  });
  expect((await ratesOn(child, TODAY)).LIVE).toBe(0);
  expect(await ratesOn(child, TOMORROW)).toMatchObject({ LIVE: 500, RNG: 1200, FISH: 0 });
  expect((await give(giverOf(top), child, { LIVE: 500 })).changes).toEqual([]);
  await give(giverOf(top), child, { LIVE: 400 });
  const shown = await showRates(db.kysely, giverOf(top), { memberId: child, now: clock.now() });
  expect(shown.rates.find(({ category }) => category === 'LIVE')).toEqual({
    category: 'LIVE',
    today: 0,
    tomorrow: 400,
    given: 400,
    most: 700,
  });
  expect(shown.history.map(({ category, rate }) => [category, rate])).toEqual([
    ['LIVE', 400],
    ['RNG', 1200],
  ]);
});

test('above the own, to another agent’s member, by an affiliate or while frozen nothing is given, in words of its own', async () => {
  const top = await topWith({ LIVE: 700 });
  const child = await agentAt(top);
  const low = await agentAt(child);
  const stranger = await agentAt();
  const affiliate = await agentAt(undefined, 41);
  const invited = await agentAt(affiliate, 0);
  await expect(give(giverOf(top), child, { LIVE: 701 })).rejects.toEqual(
    new Refusal('rate_above_own', { category: 'LIVE', max: 700 }),
  );
  await expect(give(giverOf(top), child, { FISH: 1 })).rejects.toMatchObject({ code: 'rate_above_own' });
  await expect(give(giverOf(top), low, { LIVE: 1 })).rejects.toEqual(new Refusal('line_not_direct'));
  for (const id of [stranger, top, crypto.randomUUID()])
    await expect(give(giverOf(top), id, { LIVE: 1 })).rejects.toEqual(new Refusal('member_unknown'));
  await expect(give(giverOf(affiliate, 41), invited, {})).rejects.toEqual(
    new Refusal('affiliate_only_invites'),
  );
  await db.kysely
    .insertInto('agents.freeze')
    .values({
      id: crypto.randomUUID(),
      merchant_id: merchantId,
      member_id: top,
      reason: 'looked into',
      frozen_at: clock.now(),
      frozen_by: 'Somchai',
    })
    .execute();
  await expect(give(giverOf(top), child, { LIVE: 1 })).rejects.toEqual(new Refusal('agent_frozen'));
  const { held } = await showRates(db.kysely, giverOf(top), { memberId: child, now: clock.now() });
  expect(held).toBe('frozen');
});

test('who is lowered holds down everybody below, said before; raised again, they have what they were given', async () => {
  const top = await topWith({ LIVE: 700 });
  const child = await agentAt(top);
  await give(giverOf(top), child, { LIVE: 600 });
  clock.advance(86_400_000);
  const [a, b] = [await agentAt(child), await agentAt(child)];
  await give(giverOf(child), a, { LIVE: 600 });
  await give(giverOf(child), b, { LIVE: 300 });
  clock.advance(86_400_000);
  const deep = await agentAt(a);
  await give(giverOf(a), deep, { LIVE: 500 });
  const request = { memberId: child, rates: { LIVE: 400 }, now: clock.now() };
  const { changes } = await checkRates(db.kysely, giverOf(top), request);
  expect(changes).toEqual([{ category: 'LIVE', from: 600, to: 400, capped: 2 }]);
  await give(giverOf(top), child, { LIVE: 400 });
  clock.advance(86_400_000);
  const later = '2026-11-30';
  const lives = async () =>
    Promise.all([child, a, b, deep].map(async (id) => (await ratesOn(id, later)).LIVE));
  expect(await lives()).toEqual([400, 400, 300, 400]);
  await give(giverOf(top), child, { LIVE: 700 });
  expect(await lives()).toEqual([700, 600, 300, 500]);
});

test('a member has rates from the day it is an agent; a general agent appoints one, another agent does not', async () => {
  const top = await topWith({ LIVE: 700 });
  const general = await agentAt(top, 2);
  await give(giverOf(top), general, { LIVE: 600 });
  const player = await agentAt(general, 0);
  clock.advance(86_400_000);
  await give(giverOf(general, 2), player, { LIVE: 300 });
  expect((await ratesOn(player, '2026-12-31')).LIVE).toBe(0);
  const appoint = (by: Giver, type: 1 | 42) =>
    db.transaction((tx) => appointInLine(tx, by, { memberId: player, type, now: clock.now() }));
  await expect(appoint(giverOf(top, 1), 1)).rejects.toEqual(new Refusal('appoint_forbidden'));
  await expect(appoint(giverOf(await agentAt(undefined, 2), 2), 1)).rejects.toEqual(
    new Refusal('member_unknown'),
  );
  expect(await appoint(giverOf(general, 2), 1)).toEqual({ type: 1 });
  await expect(appoint(giverOf(general, 2), 42)).rejects.toEqual(new Refusal('already_agent'));
  expect((await ratesOn(player, '2026-12-31')).LIVE).toBe(300);
});
