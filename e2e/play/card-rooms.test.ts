import type { FrameLocator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listed } from '../actions.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';
import type { Visit, VisitOptions } from '../visit.ts';

const portalUrl = inject('portalUrl');

type Come = (options: VisitOptions) => Promise<Visit>;

test.concurrent.for([PHONE_THAI])(
  'four members of one room play a hand of ป๊อกเด้ง, and each browser computes its deck and result again ($device, $language)',
  async (view, { come }) => {
    const visits = await Promise.all(Array.from({ length: 4 }, () => seated(come, view, 'ป๊อกเด้ง')));
    await Promise.all(visits.map((visit) => standUntilPaid(frameOf(visit))));
    await Promise.all(visits.map((visit) => stoodUp(visit)));
    await Promise.all(visits.map(receiptHolds));
  },
);

test.concurrent.for([PHONE_THAI])(
  'two members play ดัมมี่: turns pass between them, who stands up is played to the end at once, and the receipt holds ($device, $language)',
  async (view, { come }) => {
    const visits = await Promise.all(Array.from({ length: 2 }, () => seated(come, view, 'ดัมมี่')));
    const frames = visits.map(frameOf);
    const turns = new Set<number>();
    await eventually(async () => {
      for (const [at, frame] of frames.entries()) if (await takeTurn(frame)) turns.add(at);
      return turns.size;
    }, 60_000).toBe(2);
    await Promise.all(visits.map((visit) => stoodUp(visit)));
    await receiptHolds(visits[0] as Visit);
  },
);

/** From the page of card rooms to a seat in the room of the least base stake. */
async function seated(come: Come, view: VisitOptions, game: string): Promise<Visit> {
  const player = await newPlayer(portalUrl);
  const visit = await come({ ...view, path: '/pvp', member: player });
  const room = visit.page.getByRole('article').filter({ hasText: game }).first();
  await room.getByRole('link').first().click();
  await frameOf(visit).locator('#host[data-hand]').waitFor({ timeout: 60_000 });
  return visit;
}

const frameOf = ({ page }: Visit): FrameLocator => page.frameLocator('iframe');

/** Every hand is stood on until one was paid. */
async function standUntilPaid(frame: FrameLocator): Promise<void> {
  await eventually(async () => {
    await frame
      .locator('[name=stand]')
      .click({ timeout: 300 })
      .catch(() => undefined);
    return (
      (await frame
        .locator('.own .result')
        .first()
        .textContent({ timeout: 300 })
        .catch(() => '')) ?? ''
    );
  }, 60_000).toMatch(/฿/);
}

/** Takes from the stock and throws a card, where it is its turn. */
async function takeTurn(frame: FrameLocator): Promise<boolean> {
  const press = (selector: string) =>
    frame
      .locator(selector)
      .first()
      .click({ timeout: 500 })
      .then(() => true)
      .catch(() => false);
  if (!(await press('[name=draw]'))) return false;
  if (!(await press('.own [name^="hand-"]'))) return false;
  return press('[name=discard]');
}

/** Stands up, after the hand that is in play; what was set aside is settled by then. */
async function stoodUp(visit: Visit): Promise<void> {
  const frame = frameOf(visit);
  await frame.getByRole('button', { name: 'ลุกจากโต๊ะ' }).click();
  const sure = frame.getByRole('button', { name: 'ลุกหลังจบมือ' });
  await sure.click({ timeout: 1000 }).catch(() => undefined);
  await eventually(() => new URL(visit.page.url()).pathname).not.toBe('/game');
}

/** The newest hand that was paid, computed again in this browser. */
async function receiptHolds({ page, at, words }: Visit): Promise<void> {
  await page.goto(at('/?centre=member&page=personalHistoryCopy'));
  const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
  await listed(page, rows);
  await rows.last().click();
  await page.getByRole('button', { name: words.bets.receipt.compute }).click();
  await page.getByText(words.bets.proof.holds).waitFor();
  expect(await page.getByText(words.bets.proof.differs).count()).toBe(0);
}
