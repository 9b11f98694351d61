import { listBets } from '@lanna/contract/play/bets/bets';
import { launchGame } from '@lanna/contract/play/catalogue/catalogue';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listed } from '../actions.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { ask, gameIdOf, newPlayer, type Player } from '../player.ts';
import { DOORSTEP, type Visit, type VisitOptions } from '../visit.ts';

const portalUrl = inject('portalUrl');

type Come = (options: VisitOptions) => Promise<Visit>;
/** The page of a room, within the site or by itself. */
type Table = Page | FrameLocator;

/** What `newPlayer` has, in hundredths. */
const BEGAN_WITH = 100_000;

test.for([PHONE_THAI])(
  'four members of one room see the same hand of ป๊อกเด้ง end, the bar and the record have its money, and each browser deals it again ($device, $language)',
  async (view, { come }) => {
    const gameId = await gameIdOf(portalUrl, 'wong-pok-deng');
    const seats = await Promise.all([
      ...Array.from({ length: 3 }, () => launchedInto(come, view, { gameId, room: 'pd-5' })),
      ledFromLobby(come, view, 'pd-5'),
    ]);
    const results = await Promise.all(seats.map(({ table }) => playWithAll(table, seats.length)));
    await Promise.all(seats.map(barIsRecord));
    // What seats have lost went to seats, and of what was won at most 3 % to the house.
    const sum = results.reduce((all, result) => all + result, 0);
    expect(sum).toBeLessThanOrEqual(0);
    expect(sum).toBeGreaterThan(-0.04 * results.reduce((all, result) => all + Math.abs(result), 0) - 1);
    await Promise.all(seats.map((seat, at) => receiptHolds(seat, results[at])));
  },
);

test.for([PHONE_THAI])(
  'two members play ดัมมี่: turns pass between them, who stands up is played to the end at once, and both browsers deal the hand again ($device, $language)',
  async (view, { come }) => {
    const gameId = await gameIdOf(portalUrl, 'wong-dummy');
    const seats = await Promise.all(
      Array.from({ length: 2 }, () => launchedInto(come, view, { gameId, room: 'dm-5' })),
    );
    const [first, second] = seats as [Seat, Seat];
    const turns = new Set<Seat>();
    await eventually(async () => {
      for (const seat of seats) if (await takeTurn(seat.table)) turns.add(seat);
      return turns.size;
    }, 60_000).toBe(2);
    await standUp(second.table);
    await hurryOn(first.table);
    await eventually(() => first.table.locator('.own .result').count(), 90_000).toBe(1);
    const result = await ownResult(first.table);
    await barIsRecord(first);
    await Promise.all([receiptHolds(first, result), receiptHolds(second)]);
  },
);

interface Seat {
  member: Player;
  visit: Visit;
  table: Table;
}

/** From the page of card rooms by a press of the room's card. */
async function ledFromLobby(come: Come, view: VisitOptions, room: string): Promise<Seat> {
  const member = await newPlayer(portalUrl);
  const visit = await come({ ...view, path: '/pvp', member });
  await visit.page.locator(`article a[href*="table=${room}"]`).first().click();
  return seated({ member, visit, table: visit.page.frameLocator('iframe') });
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
  return seated({ member, visit, table: visit.page });
}

async function seated(seat: Seat): Promise<Seat> {
  await seat.table.locator('#host[data-hand]').waitFor({ timeout: 60_000 });
  return seat;
}

const hasResults = async (table: Table, seats: number) => (await table.locator('.result').count()) === seats;

/** Stands on whatever is dealt until a hand in which all were has ended, and sits out from then on. Hands before it began before the last had come, or were void. */
async function playWithAll(table: Table, seats: number): Promise<number> {
  await eventually(async () => {
    if (await hasResults(table, seats)) return true;
    await press(table, '[name=play-on]');
    await press(table, '[name=stand]');
    return false;
  }, 90_000).toBe(true);
  const result = await ownResult(table);
  await press(table, '[name=rest]');
  return result;
}

async function ownResult(table: Table): Promise<number> {
  return hundredthsOf(await table.locator('.own .result').textContent());
}

/** Once nothing is in play, the bar above the table has what one began with and what the record comes to. */
async function barIsRecord({ member, table }: Seat): Promise<void> {
  await eventually(async () => {
    const { totals } = await ask(portalUrl, listBets, {}, member);
    const bar = hundredthsOf(await table.locator('.balance').textContent());
    return { open: totals.open.rounds.bets, off: bar - BEGAN_WITH - Math.round(Number(totals.net) * 100) };
  }).toEqual({ open: 0, off: 0 });
}

function hundredthsOf(text: string | null): number {
  const [, sign, amount] = /([−+])?฿([\d,.]+)/.exec(text ?? '') ?? [];
  if (amount === undefined) throw new Error(`no money is said: ${text}`);
  return (sign === '−' ? -1 : 1) * Math.round(Number(amount.replaceAll(',', '')) * 100);
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

/** The same for all turns to come, as soon as each begins: the rest of a hand is many turns, and each press from here takes longer than the turn. */
async function hurryOn(table: Table): Promise<void> {
  await table.locator('#host').evaluate(HURRY);
}

const HURRY = `setInterval(() => {
  const press = (name) => {
    const button = document.querySelector(name + ':not(:disabled)');
    button?.click();
    return button;
  };
  if (press('[name=draw]')) return;
  if (!document.querySelector('.own [name^="hand-"][aria-pressed=true]')) press('.own [name^="hand-"]');
  press('[name=discard]');
}, 150)`;

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

/** The member's newest hand, computed again in this browser; with its result, as the record has it. */
async function receiptHolds({ visit: { page, at, words } }: Seat, result?: number): Promise<void> {
  // Hands of one game are one line unless they are listed one by one.
  await page.goto(at('/?centre=member&page=personalHistoryCopy&personalHistoryCopy.view=rounds'));
  const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
  await listed(page, rows);
  await rows.first().click();
  const own = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^คุณ/ }) });
  if (result !== undefined)
    expect(hundredthsOf(await own.getByRole('cell').last().textContent())).toBe(result);
  await page.getByRole('button', { name: words.bets.receipt.compute }).click();
  await page.getByText(words.bets.proof.holds).waitFor();
  expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
}
