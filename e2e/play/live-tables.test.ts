import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';

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
    await cardOf(page, TABLE.TH).getByRole('link').first().click();
    const mine = await tableOf(page);
    await cardOf(other.page, TABLE.EN)
      .getByRole('link', { name: words.catalogue.demo, exact: true })
      .or(cardOf(other.page, TABLE.EN).locator('a[href*="demo=1"]'))
      .first()
      .click();
    const theirs = await tableOf(other.page);

    // Two sides at once: whatever comes, one of them is paid or both are pushed.
    const placed = async () => {
      await mine.locator('[data-play=player]').first().click({ timeout: 2000 });
      await mine.locator('[data-play=banker]').first().click({ timeout: 2000 });
      await mine.locator('button.confirm').click({ timeout: 2000 });
      return mine.locator('.panel-table .tray').first().textContent({ timeout: 2000 });
    };
    await eventually(() => placed().catch(() => ''), 60_000).toContain('ยืนยันแล้ว');
    const round = await mine.locator('.head-round').first().textContent();
    await eventually(() => mine.locator('.result').first().isVisible(), 60_000).toBe(true);
    const numberOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    await eventually(async () =>
      numberOf(await theirs.locator('.head-round').first().textContent()),
    ).toBeGreaterThanOrEqual(numberOf(round));

    await page.goto(visitor.at('/?centre=member&page=personalHistoryCopy'));
    const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await eventually(() => rows.count()).toBe(1);
    await rows.first().click();
    await page.getByRole('button', { name: words.bets.receipt.compute }).click();
    await page.getByText(words.bets.proof.holds).waitFor();
    expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
  },
);

function cardOf(page: Page, table: string) {
  return page.getByRole('article').filter({ has: page.getByText(table, { exact: true }) });
}

/** The open table in the frame of the game page. */
async function tableOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-play=player]').first().waitFor({ timeout: 60_000 });
  return frame;
}
