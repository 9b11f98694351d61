import { listBrandEnvelopeRooms, showBrandEnvelope } from '@lanna/contract/rewards/brand-envelopes/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { EnvelopePanel } from './envelope-panel.tsx';

const members = { th: wordsOf('brand-envelopes', 'th'), en: wordsOf('brand-envelopes', 'en') };
const preview = wordsOf('brand-envelopes-console', 'en').preview;
const [ID, ROOM] = [1, 2].map((n) => `01992d3a-0000-7000-8000-00000000000${n}`) as [string, string];

test('a draft is read as members will read it, in both languages: what is in it, for which room, and when it opens there', async () => {
  const portal = await standInPortal();
  portal.answer(listBrandEnvelopeRooms, {
    rooms: [{ id: ROOM, brand: 'LANNA', name: { TH: 'ห้องรวม', EN: 'Everyone' } }],
  });
  portal.answer(showBrandEnvelope, {
    ...{ id: ID, brand: 'LANNA', state: 'draft', edit: 1, name: { TH: 'ฝนอั่งเปา', EN: 'Rain' } },
    ...{ amount: '500.00', shares: 50, split: 'random', startsAt: '2026-11-20T13:00:00.000Z' },
    ...{ openSeconds: 60, isAnnounced: true, audience: 'everyone', leastRank: 0, room: ROOM },
    ...{ claimed: 0, paid: '0.00', returned: '0.00', madeAt: '2026-11-19T05:00:00.000Z', madeBy: 'anong' },
    ...{ members: [], commitment: null, seed: null, endedAt: null },
  });
  await showConsole(<EnvelopePanel id={ID} />);
  const seen = page.getByRole('region', { name: preview.title });
  const shares = { amount: '฿500.00', shares: '50' };
  await expect.element(seen.getByText('ฝนอั่งเปา', { exact: true })).toBeVisible();
  await expect.element(seen.getByText(filled(members.th.inShares, shares))).toBeVisible();
  await expect.element(seen.getByText(filled(members.th.inRoom, { room: 'ห้องรวม' }))).toBeVisible();
  await expect.element(seen.getByText('2026-11-20 20:00')).toBeVisible();
  await seen.getByText('English').click();
  await expect.element(seen.getByText(filled(members.en.inShares, shares))).toBeVisible();
  await expect.element(seen.getByText(members.en.splitText.random)).toBeVisible();
});
