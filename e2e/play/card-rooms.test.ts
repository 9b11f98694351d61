import { launchGame } from '@lanna/contract/play/catalogue/catalogue';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listed } from '../actions.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { ask, gameIdOf, newPlayer } from '../player.ts';
import { DOORSTEP, type Visit, type VisitOptions } from '../visit.ts';

const portalUrl = inject('portalUrl');

type Come = (options: VisitOptions) => Promise<Visit>;
/** The page of a room, within the site or by itself. */
type Table = Page | FrameLocator;

test.for([PHONE_THAI])(
  'four members of one room see the same hand of ป๊อกเด้ง end, and each browser computes its deck and result again ($device, $language)',
  async (view, { come }) => {
    const gameId = await gameIdOf(portalUrl, 'wong-pok-deng');
    const seats = await Promise.all([
      ...Array.from({ length: 3 }, () => launchedInto(come, view, { gameId, room: 'pd-5' })),
      ledFromLobby(come, view, 'pd-5'),
    ]);
    await Promise.all(seats.map(({ table }) => playUntil(table, allFourPaid)));
    await Promise.all(seats.map(receiptHolds));
  },
);

test.for([PHONE_THAI])(
  'two members play ดัมมี่: turns pass between them, who stands up is played to the end at once, and the receipt holds ($device, $language)',
  async (view, { come }) => {
    const gameId = await gameIdOf(portalUrl, 'wong-dummy');
    const seats = await Promise.all(
      Array.from({ length: 2 }, () => launchedInto(come, view, { gameId, room: 'dm-5' })),
    );
    const turns = new Set<number>();
    await eventually(async () => {
      for (const [at, { table }] of seats.entries()) if (await takeTurn(table)) turns.add(at);
      return turns.size;
    }, 60_000).toBe(2);
    for (const { table } of seats) await standUp(table);
    const [first] = seats;
    if (first) await receiptHolds(first);
  },
);

interface Seat {
  visit: Visit;
  table: Table;
}

/** From the page of card rooms by a press of the room's card. */
async function ledFromLobby(come: Come, view: VisitOptions, room: string): Promise<Seat> {
  const visit = await come({ ...view, path: '/pvp', member: await newPlayer(portalUrl) });
  await visit.page.locator(`article a[href*="table=${room}"]`).first().click();
  return seated({ visit, table: visit.page.frameLocator('iframe') });
}

/** By a launch, as the card would make it; the page has the whole window. */
async function launchedInto(
  come: Come,
  view: VisitOptions,
  { gameId, room }: { gameId: string; room: string },
): Promise<Seat> {
  const member = await newPlayer(portalUrl);
  const visit = await come({ ...view, path: DOORSTEP, member });
  const { game_url } = await ask(portalUrl, launchGame, { body: { gameId, nodeId: room } }, member);
  await visit.page.goto(game_url);
  return seated({ visit, table: visit.page });
}

async function seated(seat: Seat): Promise<Seat> {
  await seat.table.locator('#host[data-hand]').waitFor({ timeout: 60_000 });
  return seat;
}

/** Own and others' results: all four were in the hand that has ended. */
const allFourPaid = async (table: Table) => (await table.locator('.result').count()) === 4;

/** Stands on whatever is dealt, and plays on where a busy machine has opened a seed too late, until it is as asked for. */
async function playUntil(table: Table, done: (table: Table) => Promise<boolean>): Promise<void> {
  await eventually(async () => {
    await press(table, '[name=play-on]');
    await press(table, '[name=stand]');
    return done(table);
  }, 60_000).toBe(true);
}

/** Takes from the stock and throws a card, where it is its turn. */
async function takeTurn(table: Table): Promise<boolean> {
  await press(table, '[name=play-on]');
  await press(table, '[name=draw]');
  // A turn of a moment ago may have left one chosen.
  if ((await table.locator('.own [name^="hand-"][aria-pressed=true]').count()) === 0)
    await press(table, '.own [name^="hand-"]');
  return press(table, '[name=discard]');
}

async function press(table: Table, button: string): Promise<boolean> {
  const found = table.locator(button).first();
  if ((await found.count()) === 0) return false;
  return found.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

/** After the hand in play, which the table then plays to its end. */
async function standUp(table: Table): Promise<void> {
  await table.getByRole('button', { name: 'ลุกจากโต๊ะ' }).click();
  const sure = table.getByRole('button', { name: 'ลุกหลังจบมือ' });
  await sure.click({ timeout: 2000 }).catch(() => undefined);
}

/** The first hand of the member that was paid, computed again in this browser. */
async function receiptHolds({ visit: { page, at, words } }: Seat): Promise<void> {
  await page.goto(at('/?centre=member&page=personalHistoryCopy'));
  const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
  // Hands of one game are one card until they are listed one by one.
  const apart = page.getByRole('button', { name: 'แยกทีละรอบ' });
  await listed(page, apart.or(rows));
  await apart.click({ timeout: 5000 }).catch(() => undefined);
  await rows.first().waitFor();
  await rows.last().click();
  await page.getByRole('button', { name: words.bets.receipt.compute }).click();
  await page.getByText(words.bets.proof.holds).waitFor();
  expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
}
