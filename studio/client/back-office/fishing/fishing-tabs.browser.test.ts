import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type OfficeFishingCase,
  type OfficeFishingCases,
  type OfficeHallSetting,
  type OfficePacketView,
  FISHING_OFFICE_PATHS as PATHS,
} from '../../../fishing-office-api.ts';
import { axeFinds } from '../../shared/axe.fixture.ts';
import { wear } from '../../shared/wear.fixture.ts';
import css from '../office.css?inline';
import type { Office } from '../office-api.ts';
import type { OfficePage } from '../page.ts';
import { OFFICE_WORDS } from '../words.ts';
import { fishingCasesTab } from './cases-tab.ts';
import { hallLimitsTab } from './hall-limits-tab.ts';

const AT = '2026-11-29T10:00:00.000Z';
const HALL: OfficeHallSetting = {
  ...{ gameCode: 'maenam-river', name: { TH: 'แม่น้ำ', EN: 'The River' }, version: 3, isStopped: false },
  sheet: {
    ...{ bets: ['1.00', '2.00', '5.00', '10.00'], packetShotsLeast: 10, packetShots: 100 },
    ...{ payoutMax: '1000000.00', oneShotPays: '10000.00' },
  },
  ...{ minBet: null, maxBet: '5.00', packetShots: 40, payoutMax: null },
  lastSet: { at: AT, by: 'Naree', reason: 'quiet season' },
};
const CASE: OfficeFishingCase = {
  ...{ id: '0198c1c0-0000-7000-8000-00000000000a', player: 'p•••7', gameCode: 'maenam-river', openedAt: AT },
  ...{ kind: 'rate', evidence: { packets: 5, presses: 5000, perSecond: 20 } },
  ...{ packets: ['0198c1c0-0000-7000-8000-000000abcdef'], decision: null, words: null, decidedAt: null },
  ...{ decidedBy: null, seenAt: null, reopenedAt: null, reopenedBy: null, reopenedWords: null },
};
const PACKET: OfficePacketView = {
  ...{ id: CASE.packets[0] ?? '', player: 'p•••7', gameCode: 'maenam-river', state: 'closed', shots: 2 },
  ...{ kills: 1, reserve: '100.00', spent: '2.00', payout: '3.00', openedAt: AT },
  receipt: {
    ...{
      type: 'fishing',
      gameCode: 'maenam-river',
      ruleVersion: 'fishing-1',
      serverSeedHash: 'ab',
      serverSeed: null,
    },
    ...{
      clientSeed: 'river',
      reserve: '100.00',
      spent: '2.00',
      payout: '3.00',
      unused: '98.00',
      shots: 2,
      kills: 1,
    },
    hits: [
      {
        nonce: 0,
        shot: 1,
        weapon: 'cannon',
        fish: 'minnow',
        cost: '1.00',
        multiple: 0,
        payout: '0.00',
        atMs: 500,
      },
      {
        nonce: 1,
        shot: 2,
        weapon: 'cannon',
        fish: 'barb',
        cost: '1.00',
        multiple: 3,
        payout: '3.00',
        atMs: 2000,
      },
    ],
  },
};

async function show(
  make: (page: OfficePage) => Promise<Node>,
  answers: Record<string, unknown>,
  permissions: string[],
) {
  await page.viewport(1280, 900);
  const sent: { path: string; body: object }[] = [];
  const office: Office = {
    get: async <T>(path: string) => answers[path] as T,
    post: async <T>(path: string, body: object) => {
      sent.push({ path, body });
      return answers[path] as T;
    },
  };
  const entered = {
    ...{ token: 't', vendor: 'Maenam', brand: 'LANNA', person: 'Naree', kinds: ['fishing'] },
    ...{ permissions, language: 'EN' as const },
  };
  wear(css);
  const host = document.createElement('main');
  host.id = 'tab';
  document.body.append(host);
  onTestFinished(() => {
    host.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  });
  host.append(await make({ office, entered, words: OFFICE_WORDS.EN }));
  return { sent };
}

test('limits of a hall are set within its sheet, and what is left empty is as the sheet has it', async () => {
  const { sent } = await show(hallLimitsTab, { [PATHS.settings]: [HALL] }, ['read', 'configure']);
  await expect.element(page.getByText('1.00 – 5.00')).toBeVisible();
  expect(await axeFinds('#tab')).toEqual([]);
  await page.getByRole('button', { name: 'Limits of The River' }).click();
  // A label holds the choices of its list, so it is no name to find it by.
  const cheapest = document.querySelector<HTMLSelectElement>('select[name=minBet]');
  if (!cheapest) throw new Error('there is no list of cheapest shots');
  cheapest.value = '2.00';
  await page.getByLabelText('Shots in a packet').fill('');
  await page.getByLabelText('Largest payout of a packet').fill('20,000.00');
  await page.getByRole('dialog').getByLabelText('Reason').fill('a long weekend');
  expect(await axeFinds('dialog')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: PATHS.settings,
        body: {
          ...{ gameCode: 'maenam-river', version: 3, reason: 'a long weekend' },
          ...{ minBet: '2.00', maxBet: '5.00', packetShots: null, payoutMax: '20000.00' },
        },
      },
    ]);
});

test('a case says what was seen in which packets, one of which is replayed, and is decided with words', async () => {
  const decided: OfficeFishingCase = {
    ...CASE,
    decision: 'close-seat',
    words: 'call us',
    decidedBy: 'Naree',
    decidedAt: AT,
  };
  const answers: Record<string, unknown> = {
    [PATHS.cases]: { cases: [CASE], next: null } satisfies OfficeFishingCases,
    [`${PATHS.packet}/${PACKET.id}`]: PACKET,
  };
  const { sent } = await show(fishingCasesTab, answers, ['read', 'investigate']);
  await expect.element(page.getByText(/5000 presses in 5 packets, up to 20 a second/)).toBeVisible();
  await page.getByRole('button', { name: 'Packet 1 of the case' }).click();
  await expect.element(page.getByText(/After 2.0 s: 2 hits, 1 kills, shot 2.00, won 3.00/)).toBeVisible();
  await page.getByRole('slider', { name: 'Time in the packet' }).fill('500');
  await expect.element(page.getByText(/After 0.5 s: 1 hits, 0 kills, shot 1.00, won 0.00/)).toBeVisible();
  expect(await axeFinds('#tab')).toEqual([]);
  await page.getByRole('button', { name: 'Back to the packets' }).click();
  await page.getByRole('button', { name: 'Close the seat of p•••7' }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('call us first');
  answers[PATHS.cases] = { cases: [decided], next: null };
  await page.getByRole('dialog').getByRole('button', { name: 'Close seat' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: PATHS.cases, body: { case: CASE.id, decision: 'close-seat', words: 'call us first' } },
    ]);
  await expect.element(page.getByRole('button', { name: 'Let p•••7 sit down again' })).toBeVisible();
  expect(await axeFinds('#tab')).toEqual([]);
});

test('who may not investigate is told so, and is shown no case', async () => {
  await show(fishingCasesTab, {}, ['read', 'stop', 'configure']);
  await expect.element(page.getByText(/You may not see cases/)).toBeVisible();
});
