import {
  claimBrandEnvelope,
  myBrandEnvelopes,
  proveBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { randomShares } from '@lanna/rules/envelope-split';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { RainCard } from './rain-card.tsx';
import { RainPage } from './rain-page.tsx';

const words = wordsOf('brand-envelopes');
const ID = '01992d3a-0000-7000-8000-000000000001';
const SEED = 'a3'.repeat(32);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ENVELOPE = {
  ...{ id: ID, name: { TH: 'ฝนเย็นวันศุกร์' }, amount: '100.00', shares: 20, split: 'random' as const },
  commitment: commitmentOf(SEED),
};
const open = {
  ...ENVELOPE,
  startsAt: inHours(-1),
  endsAt: inHours(1),
  phase: 'open' as const,
  share: null,
  room: null,
};
const announced = { ...open, startsAt: inHours(5), endsAt: inHours(6), phase: 'announced' as const };
const mine = (waiting: (typeof open | typeof announced)[], opened: object[] = []) => ({
  ...{ currency: 'THB', now: new Date().toISOString(), isQuiet: false, waiting },
  opened: opened as never[],
});

beforeEach(() => startSession('t', 0));

test('an envelope that is open is opened by a press, and shows what was in it', async () => {
  const portal = await standInPortal();
  portal.answer(myBrandEnvelopes, mine([open]));
  portal.answer(claimBrandEnvelope, {
    ...{ amount: '6.35', currency: 'THB', place: 8, shares: 20, balance: '106.35' },
  });
  await show(<RainPage />);
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog', { name: 'ฝนเย็นวันศุกร์' });
  await dialog.getByRole('button', { name: words.open }).click();
  await expect.element(dialog.getByText(words.inWallet)).toBeVisible();
  await expect.element(dialog.getByText(filled(words.place, { place: '8', shares: '20' }))).toBeVisible();
});

test('one that is announced cannot be pressed before its time', async () => {
  const portal = await standInPortal();
  portal.answer(myBrandEnvelopes, mine([announced]));
  await show(<RainPage />);
  await expect.element(page.getByRole('button', { name: words.open })).toBeDisabled();
  await expect.element(page.getByText(words.opensIn)).toBeVisible();
});

test('the card never lies over a game, and stays away once it was closed', async () => {
  const portal = await standInPortal();
  portal.answer(myBrandEnvelopes, mine([open]));
  await show(<RainCard calm={false} />);
  await expect.poll(() => portal.sent(myBrandEnvelopes).length).toBeGreaterThan(0);
  await expect.element(page.getByRole('complementary', { name: words.title })).not.toBeInTheDocument();
  await show(<RainCard calm />);
  const card = page.getByRole('complementary', { name: words.title });
  await expect.element(card).toBeVisible();
  await card.getByRole('button', { name: words.hide }).click();
  await expect.element(card).not.toBeInTheDocument();
});

test('a share is computed again from the seed, and one that does not fit is said to', async () => {
  const facts = { id: ID, amount: parseMoney('100.00') ?? 0n, currency: 'THB', shares: 20 };
  const share = formatMoney(randomShares(facts, SEED)[7] ?? 0n);
  const opened = {
    ...ENVELOPE,
    startsAt: inHours(-2),
    endsAt: inHours(-1),
    share,
    place: 8,
    at: inHours(-2),
  };
  const proof = {
    ...{ id: ID, amount: '100.00', currency: 'THB', shares: 20, split: 'random' as const, place: 8, share },
    ...{ commitment: ENVELOPE.commitment, seed: SEED, isOver: true },
  };
  const portal = await standInPortal();
  portal.answer(myBrandEnvelopes, mine([], [opened]));
  portal.answer(proveBrandEnvelope, proof);
  await show(<RainPage />);
  await page.getByRole('button', { name: /ฝนเย็นวันศุกร์/ }).click();
  await page.getByRole('button', { name: words.proof.check }).click();
  await expect.element(page.getByText(words.proof.fits)).toBeVisible();
  portal.answer(proveBrandEnvelope, { ...proof, share: '99.00' });
  await show(<RainPage />);
  await page.getByRole('button', { name: /ฝนเย็นวันศุกร์/ }).click();
  await page.getByRole('button', { name: words.proof.check }).click();
  await expect.element(page.getByText(words.proof.differs)).toBeVisible();
});

test('who wants no offers has no card, and a plain list without a clock that runs', async () => {
  const portal = await standInPortal();
  portal.answer(myBrandEnvelopes, { ...mine([announced]), isQuiet: true });
  await show(
    <>
      <RainPage />
      <RainCard calm />
    </>,
  );
  await expect.element(page.getByText(words.opensAt, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.opensIn, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary', { name: words.title })).not.toBeInTheDocument();
});
