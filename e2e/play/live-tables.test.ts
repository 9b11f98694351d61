import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listed } from '../actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';
import type { Visit } from '../visit.ts';

const portalUrl = inject('portalUrl');

/** A speed table of baccarat with the smallest stakes. */
const TABLE = { TH: 'แม่กก', EN: 'Kok' } as const;

test.concurrent.for([PHONE_THAI])(
  'a table is found with its road, a bet confirmed at it is settled once, another at the same table sees the same round, and the receipt deals it again ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl);
    const visitor = await come({ ...view, path: '/live', member: player });
    const other = await come({ ...DESKTOP_ENGLISH, path: '/live' });
    const { page, words } = visitor;
    visitor.problems.expect(TOO_LATE);
    await cardOf(page, TABLE.TH).getByRole('link').first().click();
    const mine = await tableOf(page);
    await cardOf(other.page, TABLE.EN)
      .getByRole('link', { name: words.catalogue.demo, exact: true })
      .or(cardOf(other.page, TABLE.EN).locator('a[href*="demo=1"]'))
      .first()
      .click();
    const theirs = await tableOf(other.page);

    // Two sides at once: whatever comes, one of them is paid or both are pushed.
    const { round, rounds } = await settledAt(mine, ['player', 'banker']);
    const numberOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    await eventually(async () =>
      numberOf(await theirs.locator('.head-round').first().textContent()),
    ).toBeGreaterThanOrEqual(numberOf(round));

    await receiptHolds(visitor, rounds);
  },
);

/** Chips that come as betting closes: refused, and bet in the next round. */
const TOO_LATE = /table-api\/confirm.* 409|status of 409 .*table-api\/confirm/;

/** Speed tables of the games that Thai players ask for first, beside baccarat; two places for chips of each. */
const GAMES = [
  { ...PHONE_THAI, game: 'hi-lo', table: 'แม่ฝาง', plays: ['low', 'number:1'] },
  { ...PHONE_THAI, game: 'fish-prawn-crab', table: 'แม่งาว', plays: ['picture:crab', 'picture:fish'] },
  { ...PHONE_THAI, game: 'roulette', table: 'แม่คำ', plays: ['red', 'straight:17'] },
];

test.concurrent.for(GAMES)(
  'a bet at $game is confirmed, its result seen, and its receipt deals it again ($device, $language)',
  async ({ table, plays, ...view }, { come }) => {
    const player = await newPlayer(portalUrl);
    const visitor = await come({ ...view, path: '/live', member: player });
    const { page } = visitor;
    visitor.problems.expect(TOO_LATE);
    await cardOf(page, table).getByRole('link').first().click();
    const mine = await tableOf(page, plays[0]);
    const { rounds } = await settledAt(mine, plays);
    await receiptHolds(visitor, rounds);
  },
);

function cardOf(page: Page, table: string) {
  return page.getByRole('article').filter({ has: page.getByText(table, { exact: true }) });
}

const PAID = /^(ได้รับ|ได้คืน|รอบนี้ไม่ถูก)/;
const WENT_BACK = /คืนเต็มจำนวน|ไม่ถูกรับ/;

/**
 * A bet that was settled: its round, and how many were bet on. One the wallet of a busy machine did not answer in time goes back, with
 * words: then the next round is bet on.
 */
async function settledAt(
  mine: FrameLocator,
  plays: readonly string[],
): Promise<{ round: string | null; rounds: number }> {
  const said = (place: string) => mine.locator(place).first().textContent({ timeout: 2000 });
  for (let rounds = 1; ; rounds++) {
    await confirmedAt(mine, plays);
    const round = await said('.head-round');
    // Read once: by the next look the round after may have begun.
    let ended = '';
    await eventually(async () => {
      ended = `${await said('.result')}\n${await said('.told')}`;
      return ended;
    }, 60_000).toMatch(new RegExp(`${PAID.source}|${WENT_BACK.source}`));
    if (rounds === 3 || PAID.test(ended)) return { round, rounds };
  }
}

/** A chip on each of these places, confirmed: in the next round where this one is closing. */
async function confirmedAt(mine: FrameLocator, plays: readonly string[]): Promise<void> {
  const placed = async () => {
    for (const play of plays) await mine.locator(`[data-play="${play}"]`).first().click({ timeout: 2000 });
    await mine.locator('button.confirm').click({ timeout: 2000 });
    // Asked again before its answer has come, it would be a bet of the next round as well.
    const tray = mine.locator('.panel-table .tray').first();
    await tray.filter({ hasText: 'ยืนยันแล้ว' }).waitFor({ timeout: 15_000 });
    return true;
  };
  await eventually(() => placed().catch(() => false), 120_000).toBe(true);
}

/** In the player's records: no more bets than rounds, and the last one's round computed again in the browser comes to the same. */
async function receiptHolds({ page, at, words }: Visit, rounds: number): Promise<void> {
  await page.goto(at('/?centre=member&page=personalHistoryCopy&personalHistoryCopy.view=rounds'));
  const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
  await listed(page, rows);
  expect(await rows.count()).toBeLessThanOrEqual(rounds);
  await rows.first().click();
  await page.getByRole('button', { name: words.bets.receipt.compute }).click();
  await page.getByText(words.bets.proof.holds).waitFor();
  expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
}

/** The open table in the frame of the game page. */
async function tableOf(page: Page, play = 'player'): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.locator(`[data-play="${play}"]`).first().waitFor({ timeout: 60_000 });
  return frame;
}
