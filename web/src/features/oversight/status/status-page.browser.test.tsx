import { STATUS_DAYS, type StatusComponent, siteHealth } from '@lanna/contract/oversight/status/status';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import type { Health } from './queries.ts';
import { StatusPage } from './status-page.tsx';

const words = wordsOf('status');
const AT = '2026-11-22T08:00:00.000Z';
const DAYS = `${'-'.repeat(30)}${'w'.repeat(STATUS_DAYS - 31)}`;

function component(given: Partial<StatusComponent>): StatusComponent {
  return {
    ...{ code: 'site', kind: 'site', name: null, state: 'works', since: AT },
    ...{ today: null, days: `${DAYS}w`, availability: 10_000 },
    ...given,
  };
}

const few = { share: null, typicalMinutes: null, slowMinutes: null };
const withdrawals = component({ code: 'withdrawals', kind: 'withdrawals', today: few });
const health: Health = {
  ...{ measuredAt: AT, today: '2026-11-22', incidents: [], maintenance: [] },
  components: [component({}), withdrawals],
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

async function open(given: Partial<Health>) {
  portal.answer(siteHealth, { ...health, ...given });
  await show(<StatusPage />);
}

test('when everything works the page says so, and names no time where the cases are too few', async () => {
  await open({});
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.overall.works.title }))
    .toBeVisible();
  await expect.element(page.getByText(words.today.tooFew)).toBeVisible();
  await expect.element(page.getByText(words.incidents.none)).toBeVisible();
});

test('a part that is down is named with its days, its incident and what the house says of it', async () => {
  const lamps = { kind: 'games', name: 'Lamps' } as const;
  await open({
    components: [
      component({}),
      component({ ...lamps, code: 'games:LAMPS', state: 'down', days: `${DAYS}x`, availability: 9_950 }),
      { ...withdrawals, today: { share: null, typicalMinutes: 8.4, slowMinutes: 26 } },
    ],
    incidents: [
      {
        ...{ ...lamps, id: 'one', state: 'down', openedAt: AT, closedAt: null },
        notes: [{ at: AT, words: { TH: 'ค่ายเกมกำลังแก้ไข' } }],
      },
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: words.overall.down.title })).toBeVisible();
  const spoken = [
    filled(words.daysOf, { state: words.state.works, count: 59 }),
    filled(words.daysOf, { state: words.state.down, count: 1 }),
  ].join(', ');
  await expect
    .element(page.getByRole('img', { name: filled(words.history, { name: 'Lamps', days: spoken }) }))
    .toBeVisible();
  await expect.element(page.getByText(filled(words.availability, { percent: '99.50' }))).toBeVisible();
  await expect.element(page.getByText(words.incidents.now)).toBeVisible();
  await expect.element(page.getByText('ค่ายเกมกำลังแก้ไข')).toBeVisible();
  await expect.element(page.getByText(filled(words.today.minutes, { minutes: 8.4 }))).toBeVisible();
});

test('before the first measurement it says that nothing was measured, not that all works', async () => {
  await open({ measuredAt: null, components: [] });
  await expect.element(page.getByRole('heading', { level: 1, name: words.notYet.title })).toBeVisible();
  expect(page.getByText(words.overall.works.title).elements()).toEqual([]);
});
