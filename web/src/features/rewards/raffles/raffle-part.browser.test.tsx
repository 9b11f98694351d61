import { claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import {
  type MyRafflePrize,
  myRaffle,
  proveRaffle,
  type ShownRaffle,
  showRaffle,
} from '@lanna/contract/rewards/raffles/raffles';
import { chainLinks } from '@lanna/rules/fair-chain';
import { drawTickets } from '@lanna/rules/rewards/raffles/draw';
import { leafHash, pathOf, rootOf, treeOf } from '@lanna/rules/rewards/raffles/hash-tree';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { ProofPage } from './proof/proof-page.tsx';
import { RafflePart } from './raffle-part.tsx';

const words = wordsOf('raffles');
const ID = '01992d3a-0000-7000-8000-000000000001';
const LEAVES = [
  { first: 1, last: 3, code: 'aa' },
  { first: 4, last: 10, code: 'bb' },
];
const LEVELS = treeOf(LEAVES.map((leaf) => leafHash(ID, leaf)));
const ROOT = rootOf(LEVELS);
const RAFFLE: ShownRaffle = {
  ...{
    id: ID,
    state: 'drawn',
    currency: 'THB',
    perTicket: '500.00',
    ticketsMost: 200,
    leastRank: 0,
    beacon: null,
  },
  ...{ startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-22T00:00:00.000Z' },
  prizes: [{ kind: 'cash', amount: '1000.00', count: 1 }],
  ...{ pool: '1000.00', tickets: 10, root: ROOT, drawnAt: '2026-11-22T00:10:05.000Z', winners: [] },
};
const PRIZE: MyRafflePrize = {
  ...{ id: ID, place: 1, ticket: 5, prize: 1, amount: '1000.00', kind: 'cash' },
  ...{ state: 'waiting', lapsesAt: '2026-12-06T00:10:05.000Z' },
};
const mine = (prizes: MyRafflePrize[], leaf = LEAVES[1]) => ({
  ...{ takesPart: true, tickets: 7, turnover: '3500.00', given: 0, untilNext: null, prizes },
  listed: { leaf: leaf as (typeof LEAVES)[0], path: pathOf(LEVELS, 1) },
});

beforeEach(() => startSession('t', 0));

test('who has won sees it, claims it by a press, and sees that the own place belongs to the published list', async () => {
  const portal = await standInPortal();
  portal.answer(showRaffle, RAFFLE);
  portal.answer(myRaffle, mine([PRIZE]));
  portal.answer(claimRafflePromotion, {
    application: {
      ...{
        id: ID,
        promotionId: ID,
        title: 'A raffle',
        kind: 'claim',
        state: 'claimed',
        remark: '',
        pictures: [],
      },
      ...{
        reward: '1000.00',
        currency: 'THB',
        words: '',
        createdAt: RAFFLE.endsAt,
        changedAt: RAFFLE.endsAt,
      },
    },
    ...{ amount: '1000.00', currency: 'THB', balance: '1000.00', nextAt: null },
  });
  await show(<RafflePart promotion={{ id: ID, kind: 'raffle' }} />);
  await expect.element(page.getByText(words.mine.inList)).toBeVisible();
  const claim = page.getByRole('button', { name: filled(words.won.claim, { amount: '฿1,000.00' }) });
  await expect.element(claim).toBeVisible();
  portal.answer(myRaffle, mine([{ ...PRIZE, state: 'claimed' }]));
  await claim.click();
  await expect.poll(() => portal.sent(claimRafflePromotion)).toEqual([{ promotionId: ID }]);
  await expect.element(page.getByText(words.state.claimed)).toBeVisible();
  await expect.element(claim).not.toBeInTheDocument();
});

test('a place that does not lead to the published root is said not to', async () => {
  const portal = await standInPortal();
  portal.answer(showRaffle, RAFFLE);
  portal.answer(myRaffle, mine([], { first: 4, last: 11, code: 'bb' }));
  await show(<RafflePart promotion={{ id: ID, kind: 'raffle' }} />);
  await expect.element(page.getByText(words.mine.notInList)).toBeVisible();
});

/** A raffle of these holders, drawn by the third link of a chain. */
function proof() {
  const { anchor, links } = chainLinks('12'.repeat(32), 3);
  const [linkBefore = '', link = ''] = links.slice(1);
  const draws = drawTickets({ link, root: ROOT, tickets: 10 }, 2).map((ticket) => {
    const place = ticket <= 3 ? 0 : 1;
    return {
      ...{ ticket, state: 'waiting' as const, leaf: LEAVES[place] as (typeof LEAVES)[0] },
      path: pathOf(LEVELS, place),
    };
  });
  return {
    ...{ id: ID, title: 'A raffle', fixedAt: RAFFLE.endsAt, tickets: 10, root: ROOT, draws },
    ...{ beacon: null, beaconName: null, beaconDays: null, beaconAddress: null },
    chain: { number: 1, anchor, publishedAt: RAFFLE.startsAt, place: 3, linkBefore, link },
  };
}

test('the browser computes the draw: what was published holds', async () => {
  const portal = await standInPortal();
  portal.answer(proveRaffle, proof());
  await show(<ProofPage notFound={null} search={{ id: ID }} />);
  await expect.element(page.getByText(words.proof.holds, { exact: true })).toBeVisible();
});

test('another order of the tickets than the published link gives does not hold', async () => {
  const portal = await standInPortal();
  const published = proof();
  portal.answer(proveRaffle, { ...published, draws: published.draws.toReversed() });
  await show(<ProofPage notFound={null} search={{ id: ID }} />);
  await expect.element(page.getByText(words.proof.differs, { exact: true })).toBeVisible();
});
