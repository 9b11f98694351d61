import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_THAI])(
  'a single at น้ำแดง stakes its risk, a สเต็ป takes two matches, both are settled, and the receipt does the arithmetic again ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl);
    const visitor = await come({ ...view, path: '/sports', member: player });
    const { page, problems, words } = visitor;
    // A price that moved, and a match that kicked off meanwhile, are refused in words.
    problems.expect(/sports-api\/(place|session)/);
    await page.getByRole('link', { name: 'สนามฟุตบอล', exact: true }).first().click();
    const book = page.frameLocator('iframe');

    await placed(book, async () => {
      const [match] = await matchesInTime(book);
      await match?.getByRole('button', { name: /^ดูราคาทั้งหมด/ }).click({ timeout: 5000 });
      // Lines far from even always have a red side.
      await book.locator('button.price[data-red]').first().click({ timeout: 5000 });
      // At the reddest price too its risk is no less than the least stake.
      await book.getByLabel('อยากชนะ').fill('60');
    });
    await book.getByRole('button', { name: 'วางโพยใหม่' }).click();

    // Who wins the season that begins next: one that is being played is bet on between its rounds, and stands before it.
    await placed(book, async () => {
      await book.getByRole('button', { name: 'ทายแชมป์', exact: true }).click({ timeout: 5000 });
      const champion = book.locator('.outright button.price:not([aria-disabled])').last();
      if ((await champion.getAttribute('aria-pressed')) !== 'true') await champion.click({ timeout: 5000 });
      await book.getByLabel('จำนวนเงิน').fill('20');
    });
    await book.getByRole('button', { name: 'วางโพยใหม่' }).click();

    await placed(book, async () => {
      const [one, other] = await matchesInTime(book);
      if (!one || !other) throw new Error('no two matches are in time');
      await pressed(one, 'home');
      await book.getByRole('button', { name: 'สเต็ป' }).click({ timeout: 5000 });
      await pressed(other, 'away');
      await book.getByLabel('จำนวนเงิน').fill('20');
    });
    await book.getByRole('button', { name: 'ดูโพยของฉัน' }).click();
    await eventually(() => new URL(page.url()).searchParams.get('place') ?? '').toContain('page=slips');

    // A reload finds the page again, while the matches are being played anyway.
    await page.reload();
    await book.getByRole('button', { name: 'จบแล้ว' }).click({ timeout: 60_000 });
    await eventually(() => book.locator('[data-state=settled]').count(), 150_000).toBe(2);

    await page.goto(visitor.at('/?centre=member&page=personalHistoryCopy'));
    const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await openedRows(page);
    await eventually(() => rows.count()).toBe(3);
    await rows.first().click();
    await page.getByRole('button', { name: words.bets.receipt.compute }).click();
    await page.getByText(words.bets.proof.holds).waitFor();
    expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
  },
);

/** Prices may move and matches kick off while one presses: then it is done again. */
async function placed(book: FrameLocator, choose: () => Promise<void>): Promise<void> {
  const attempt = async () => {
    await choose();
    await book.locator('button.place').click({ timeout: 5000 });
    await book.locator('.placed').waitFor({ timeout: 12_000 });
    return 'placed';
  };
  await eventually(() => attempt().catch(() => undefined), 180_000).toBe('placed');
}

/** Matches of the list that begin late enough to be bet on by a slow machine. */
async function matchesInTime(book: FrameLocator): Promise<Locator[]> {
  await book.getByRole('button', { name: 'วันนี้', exact: true }).click({ timeout: 5000 });
  const rows = book.locator('[data-row]');
  await rows.first().waitFor({ timeout: 4000 });
  const starts = await rows.locator('.starts').allTextContents();
  const inTime = starts.flatMap((text, at) => {
    const [, minutes = '0', seconds = '0'] = /(\d+):(\d+)/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(seconds) > 16 ? [rows.nth(at)] : [];
  });
  if (inTime.length < 2) throw new Error('matches are about to begin');
  return inTime;
}

async function pressed(match: Locator, selection: 'home' | 'away'): Promise<void> {
  const price = match.locator(`button.price[data-selection=${selection}]`).first();
  if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click({ timeout: 5000 });
}

/** Rounds of one evening are one line until it is opened. */
async function openedRows(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^ดูทุกรอบของ/ });
  await eventually(
    async () => (await line.count()) + (await page.getByRole('button', { name: /^ดูหลักฐาน/ }).count()),
  ).toBeGreaterThan(0);
  if ((await line.count()) > 0) await line.first().click();
}
