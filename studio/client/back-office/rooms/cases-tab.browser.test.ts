import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OfficeRoomCaseView, ROOM_OFFICE_PATHS as PATHS } from '../../../room-office-api.ts';
import { axeFinds } from '../../shared/axe.fixture.ts';
import { wear } from '../../shared/wear.fixture.ts';
import css from '../office.css?inline';
import type { Office } from '../office-api.ts';
import { OFFICE_WORDS } from '../words.ts';
import { roomCasesTab } from './cases-tab.ts';

const AT = '2026-11-29T10:00:00.000Z';
const FOUND: OfficeRoomCaseView = {
  ...{ id: '0198c1c0-0000-7000-8000-000000000001', kind: 'signals', one: 'member-1', other: 'member-2' },
  ...{ openedAt: AT, closedAt: null, closedBy: null, reason: null, apart: false, steps: [] },
  signals: [
    { signal: 'one_way', hands: 62, mean: 1, errors: 7.8 },
    { signal: 'dumping', by: 'other', odd: 40, plays: 60, usual: 0.03, errors: 9.1 },
    { signal: 'shared', kinds: ['bank'] },
  ],
  ...{ flow: '62.0', handsTogether: 62 },
  hands: [
    {
      ...{ id: 'h1', table: 'room:t1', number: 7, at: AT, base: '10.00' },
      seats: [
        {
          ...{ seat: 1, player: 'stranger', isOfCase: false, cards: ['AS', '9H'], won: '0.00', odd: 0 },
          moves: [{ move: 'stand', byClock: true }],
        },
        {
          ...{ seat: 2, player: 'member-2', isOfCase: true, cards: ['2C', 'KD'], won: '-10.00', odd: 1 },
          moves: [{ move: 'stand', byClock: false }],
        },
      ],
    },
  ],
};

async function show() {
  await page.viewport(1280, 900);
  const sent: { path: string; body: object }[] = [];
  let now = FOUND;
  const office: Office = {
    get: async <T>(path: string) => (path === PATHS.cases ? { cases: [now], next: null } : now) as T,
    post: async <T>(path: string, body: object) => {
      sent.push({ path, body });
      now = { ...now, apart: now.apart || ('step' in body && body.step === 'part') };
      return now as T;
    },
  };
  wear(css);
  const host = document.createElement('main');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const entered = { token: '', vendor: 'Wong Cards', brand: 'LANNA', person: 'Naree', kinds: ['rooms'] };
  const permissions = ['read', 'investigate'];
  host.append(
    await roomCasesTab({
      ...{ office, words: OFFICE_WORDS.EN },
      entered: { ...entered, permissions, language: 'EN' },
    }),
  );
  return { sent };
}

test('a case shows what stands out and its hands side by side, and two players are parted with a reason', async () => {
  const { sent } = await show();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByText(/Chips go one way: 1 base stakes a hand over 62 hands/)).toBeVisible();
  await expect.element(page.getByText(/Plays of the second .*: 40 of 60/)).toBeVisible();
  await expect.element(page.getByText('Both accounts share: bank account')).toBeVisible();
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent ?? '');
  // Those of the case first; what the clock has played in brackets.
  expect(rows.findIndex((row) => row.includes('member-2'))).toBeLessThan(
    rows.findIndex((row) => row.includes('stranger')),
  );
  expect(rows.some((row) => row.includes('(stands)'))).toBe(true);
  expect(await axeFinds('main')).toEqual([]);
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await page.getByRole('textbox').fill('hands looked at one by one');
  await page.getByRole('button', { name: 'Keep apart' }).last().click();
  await expect.element(page.getByText(/they never sit at one table/).first()).toBeVisible();
  expect(sent).toEqual([
    { path: `${PATHS.oneCase}/${FOUND.id}`, body: { step: 'part', reason: 'hands looked at one by one' } },
  ]);
});

test('a case asks for winnings of one of its players to be frozen, and hands its number to the console around the page', async () => {
  const { sent } = await show();
  const posted = new Promise<unknown>((resolve) => {
    const receive = ({ data }: MessageEvent) => {
      if (data?.lanna === 'freeze-winnings') resolve(data);
    };
    window.parent.addEventListener('message', receive);
    onTestFinished(() => window.parent.removeEventListener('message', receive));
  });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Freeze winnings' }).click();
  await page.getByRole('combobox', { name: 'Whose winnings' }).selectOptions('member-2');
  await page.getByRole('textbox').fill('chips went one way for an hour');
  await page.getByRole('button', { name: 'Freeze winnings' }).last().click();
  const player = { player: 'member-2' };
  expect(await posted).toEqual({ lanna: 'freeze-winnings', ...player, caseNumber: FOUND.id });
  expect(sent.at(-1)?.body).toEqual({ step: 'freeze', reason: 'chips went one way for an hour', ...player });
});
