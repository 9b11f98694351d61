import { showOpsRaffle } from '@lanna/contract/rewards/raffles/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { RafflePanel } from './raffle-panel.tsx';

const members = { th: wordsOf('raffles', 'th'), en: wordsOf('raffles', 'en') };
const preview = wordsOf('raffles-console', 'en').preview;
const ID = '01992d3a-0000-7000-8000-000000000001';

test('a draft is read as members will read it, in both languages: its name, its prizes and its rules', async () => {
  const portal = await standInPortal();
  portal.answer(showOpsRaffle, {
    ...{ id: ID, brand: 'LANNA', state: 'draft', edit: 1, categoryId: ID, madeBy: 'anong' },
    ...{ title: { TH: 'จับรางวัลใหญ่', EN: 'Grand raffle' }, text: { TH: 'ลุ้นทุกวัน', EN: 'Every day' } },
    ...{ firstDay: '2026-11-20', lastDay: '2026-11-27', perTicket: '500.00', ticketsMost: 200, leastRank: 0 },
    prizes: [{ kind: 'bonus', amount: '50.00', count: 2, times: 5, days: 7 }],
    ...{ beacon: { name: 'drand', days: 3 }, pool: '100.00', paid: '0.00', returned: '0.00', tickets: null },
    ...{ startsAt: '2026-11-19T17:00:00.000Z', endsAt: '2026-11-27T17:00:00.000Z' },
    ...{ madeAt: '2026-11-18T05:00:00.000Z', holders: 0, ticketsNow: 0, root: null, beaconValue: null },
    ...{ fixedAt: null, drawnAt: null, endedAt: null },
  });
  await showConsole(<RafflePanel id={ID} />);
  const seen = page.getByRole('region', { name: preview.title });
  const ticket = { amount: '฿500.00', most: '200' };
  await expect.element(seen.getByRole('heading', { name: 'จับรางวัลใหญ่' })).toBeVisible();
  await expect.element(seen.getByText(filled(members.th.rules.ticket, ticket))).toBeVisible();
  await expect.element(seen.getByText(filled(members.th.prize.bonus, { amount: '฿50.00' }))).toBeVisible();
  await seen.getByText('English').click();
  await expect.element(seen.getByRole('heading', { name: 'Grand raffle' })).toBeVisible();
  await expect.element(seen.getByText(filled(members.en.rules.ticket, ticket))).toBeVisible();
  await expect
    .element(seen.getByText(filled(members.en.rules.beacon, { name: 'drand', days: '3' })))
    .toBeVisible();
});
