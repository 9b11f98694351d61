import { acknowledgeRealityCheck, showPlay } from '@lanna/contract/accounts/protection/play';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { playOf } from '../protection.factory.ts';
import { GamePart } from './game-part.tsx';

const words = wordsOf('protection');
const DUE = playOf({ realityCheck: { minutes: 30, dueAt: '2026-11-22T09:30:00.000Z', due: true } });

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
});

test('a reality check says how long was played and what it came to, and goes only by a choice', async () => {
  portal.answer(showPlay, DUE);
  portal.answer(acknowledgeRealityCheck, playOf());
  await open();
  await expect.element(check()).toBeVisible();
  await expect.element(page.getByText(filled(words.reality.text, { played: '1 ชั่วโมง' }))).toBeVisible();
  await expect.element(page.getByText('−฿250.00')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(check()).toBeVisible();
  expect(portal.sent(acknowledgeRealityCheck)).toEqual([]);
  await page.getByRole('button', { name: words.reality.goOn }).click();
  await expect.poll(() => portal.sent(acknowledgeRealityCheck)).toHaveLength(1);
  await expect.poll(() => check().elements()).toEqual([]);
});

test('a round in play is shown to its end before its result is reported', async () => {
  portal.answer(showPlay, DUE);
  await open({ isInRound: true });
  await expect.poll(() => portal.sent(showPlay).length).toBe(1);
  expect(check().elements()).toEqual([]);
});

test('a check comes when it is due by the server’s clock, whatever the device’s says', async () => {
  const soon = playOf({
    now: '2030-01-01T10:00:00.000Z',
    realityCheck: { minutes: 30, dueAt: '2030-01-01T10:00:01.000Z', due: false },
  });
  portal.answer(showPlay, soon);
  await open();
  await expect.poll(() => portal.sent(showPlay).length).toBe(1);
  portal.answer(showPlay, DUE);
  await expect.element(check()).toBeVisible();
});

test('an acknowledgement that does not arrive is reported, and the check stays', async () => {
  portal.answer(showPlay, DUE);
  portal.lose(acknowledgeRealityCheck);
  await open();
  await page.getByRole('button', { name: words.reality.goOn }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(check()).toBeVisible();
});

test('a game that takes no bets says which limit it is, until when, and where to look', async () => {
  portal.answer(
    showPlay,
    playOf({ refusedBy: { kind: 'loss', period: 'day', until: '2026-11-22T17:00:00.000Z' } }),
  );
  await open();
  const title = filled(words.refused.limit, { name: words.kind.loss.of.day });
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(filled(words.refused.until, { at: '2026-11-23 00:00' }), { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.refused.more }))
    .toHaveAttribute('href', expect.stringContaining('page=protection'));
});

async function open({ isInRound = false } = {}) {
  await show(<GamePart isInRound={isInRound} onLeave={() => {}} />);
}

function check() {
  return page.getByRole('dialog', { name: words.reality.title });
}
