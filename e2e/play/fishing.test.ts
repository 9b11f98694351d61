import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listed } from '../actions.ts';
import { DESKTOP_THAI, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { expectNoViolations } from '../expect-no-violations.ts';
import { gameIdOf, launch, newPlayer } from '../player.ts';
import { DOORSTEP } from '../visit.ts';

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_THAI])(
  'shots at the river cost what they hit, leaving gives back the rest, and the receipt draws every hit again ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl);
    const visitor = await come({ ...view, path: '/fish', member: player });
    const { page, words } = visitor;
    // Its vendor is asked for its halls once someone looks.
    const halls = page.getByRole('region', { name: words.catalogue.halls.title });
    await halls.getByRole('link', { name: /^แม่น้ำ/ }).click();
    const hall = page.frameLocator('iframe');
    await hall.locator('html[data-seated=true]').waitFor({ timeout: 60_000 });

    // From the list, as one plays who cannot aim; the first press only sets money aside.
    const small = hall.locator('.kind[data-here=true]').first();
    await eventually(async () => {
      await small.click({ timeout: 2000 }).catch(() => undefined);
      return hitsOf(hall);
    }, 120_000).toBeGreaterThan(2);
    await hall.locator('canvas.water').click();
    await hall.getByRole('button', { name: 'โอกาส', exact: true }).click();
    await hall.getByRole('row', { name: /พญานาค/ }).waitFor();
    await hall.getByRole('button', { name: 'ปิด', exact: true }).click();
    await hall.getByRole('button', { name: /^ออกจากห้อง/ }).click();
    await eventually(() => new URL(page.url()).pathname).not.toBe('/game');

    await page.goto(visitor.at('/?centre=member&page=personalHistoryCopy'));
    const row = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await listed(page, row);
    expect(await row.count()).toBe(1);
    await row.click();
    await page
      .getByText(/^ยิง \d+ นัด จับได้ \d+ ตัว$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: words.fairness.reveal.submit }).click();
    await page.getByRole('button', { name: words.bets.receipt.compute }).click();
    await page.getByText(words.bets.proof.holds).waitFor();
    expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'four sit at the cannons of one hall, and who loads the page again sits among the same three and goes on shooting ($device, $language)',
  async (view, { come }) => {
    const gameId = await gameIdOf(portalUrl, 'maenam-creek');
    const pages = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { page } = await come({ ...view, path: DOORSTEP });
        const player = await newPlayer(portalUrl);
        await page.goto((await launch(portalUrl, player, gameId)).href);
        return page;
      }),
    );
    for (const page of pages) await eventually(() => cannonsOf(page), 60_000).toBe('4');

    const [first, , , last] = pages;
    if (!first || !last) throw new Error('four pages were opened');
    await shootAt(first);
    await expectNoViolations(first);
    await first.reload();
    for (const page of pages) await eventually(() => cannonsOf(page), 30_000).toBe('4');
    await shootAt(first);
    await last.getByRole('button', { name: /^ออกจากห้อง/ }).click();
    await eventually(() => cannonsOf(first)).toBe('3');
  },
);

function cannonsOf(page: Page): Promise<string | null> {
  return page.locator('html[data-seated=true]').getAttribute('data-cannons', { timeout: 2000 });
}

/** The first press only sets money aside. */
async function shootAt(page: Page): Promise<void> {
  const small = page.locator('.kind[data-here=true]').first();
  await eventually(async () => {
    await small.click({ timeout: 2000 }).catch(() => undefined);
    return Number((await page.locator('#host').getAttribute('data-hits')) ?? 0);
  }, 60_000).toBeGreaterThan(0);
}

async function hitsOf(hall: FrameLocator): Promise<number> {
  return Number((await hall.locator('#host').getAttribute('data-hits')) ?? 0);
}
