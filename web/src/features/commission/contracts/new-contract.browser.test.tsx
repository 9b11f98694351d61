import {
  type ContractView,
  consolidatedFunds,
  contractCalls,
  showContract,
  waitingContracts,
} from '@lanna/contract/commission/contracts/contracts';
import { memberInfo } from '@lanna/contract/people/members/members';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { termsQuestion } from '../../../api/content/terms.ts';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { NewContractPage } from './new-contract-page.tsx';
import { WaitingPart } from './waiting-part.tsx';

const words = wordsOf('contracts');
const NO_CONTRACT = {
  today: '2026-11-23',
  own: [],
  upline: null,
  best: null,
  line: [],
  pageNum: 1,
  totalPages: 0,
  total: 0,
  agents: [],
  plans: [],
  offerHours: 72,
};

const WAITING = {
  id: '00000000-0000-7000-8000-00000000000c',
  kind: 'real_time_salary',
  side: 'upline',
  other: { id: '00000000-0000-7000-8000-00000000000d', name: 'somchai99' },
  payer: 'upline',
  terms: { kind: 'real_time_salary', rate: 100 },
  state: 'asked',
  proposedAt: '2026-11-23T05:00:00.000Z',
  expiresAt: '2026-11-26T05:00:00.000Z',
  fromDay: null,
  lastDay: null,
  ending: null,
  closing: null,
  sha256: '0'.repeat(64),
  moves: ['sign', 'deny'],
} satisfies ContractView;

beforeEach(() => startSession('t', 1));
let stop = () => {};
afterEach(() => {
  stop();
  termsQuestion.answer(false);
});

async function portalOf({ termsDue, salary = 0 }: { termsDue: string | null; salary?: 0 | 2 }) {
  const portal = await standInPortal();
  portal.answer(memberInfo, { termsDue } as never);
  portal.answer(consolidatedFunds, {
    divtypereq: 0,
    dailysalreqtype: salary,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
  });
  for (const { list } of Object.values(contractCalls)) portal.answer(list, NO_CONTRACT);
  return portal;
}

test.each(['phone', 'desktop'] as const)(
  'on a %s an agent under the brand asks for any contract it lacks, of the brand, who pays it',
  async (device) => {
    await portalOf({ termsDue: null, salary: 2 });
    await show(<NewContractPage />, { device });
    await expect.element(page.getByRole('heading', { name: words.pages.dividend })).toBeVisible();
    expect(page.getByRole('heading', { name: words.pages.daily_salary }).query()).toBeNull();
    await page.getByRole('button', { name: words.ask.title.dividend }).click();
    const dialog = page.getByRole('dialog', { name: words.ask.title.dividend });
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByText(words.form.payers.upline, { exact: true }).query()).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

test('changed terms are asked for before anything of the contract is filled in, and without a yes nothing begins', async () => {
  await portalOf({ termsDue: '7' });
  const questions: (string | undefined)[] = [];
  stop = termsQuestion.onChange(() => questions.push(termsQuestion.version()));
  await show(<NewContractPage />);
  await page.getByRole('button', { name: words.ask.title.dividend }).click();
  await expect.poll(() => questions).toEqual(['7']);
  expect(page.getByRole('dialog').query()).toBeNull();
  termsQuestion.answer(false);
  await page.getByRole('button', { name: words.ask.title.dividend }).click();
  await expect.poll(() => questions).toEqual(['7', undefined, '7']);
  expect(page.getByRole('dialog').query()).toBeNull();
  termsQuestion.answer(true);
  await expect.element(page.getByRole('dialog', { name: words.ask.title.dividend })).toBeVisible();
});

test('the overview says with whom a contract waits for a signature, and shows nothing where none waits', async () => {
  const portal = await portalOf({ termsDue: null });
  portal.answer(waitingContracts, { today: '2026-11-23', list: [WAITING] });
  await show(<WaitingPart />);
  await expect.element(page.getByRole('button', { name: /somchai99/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.waiting.title })).toBeVisible();
  portal.answer(waitingContracts, { today: '2026-11-23', list: [] });
  await show(<WaitingPart />);
  expect(page.getByRole('heading').query()).toBeNull();
});

test('other terms in answer to what waits on the overview are asked after the changed terms too, and name for whom they are', async () => {
  const portal = await portalOf({ termsDue: '7' });
  portal.answer(waitingContracts, { today: '2026-11-23', list: [WAITING] });
  portal.answer(showContract, {
    contract: WAITING,
    facts: {},
    text: { language: 'th', title: 'ก', clauses: [], salt: '00' },
    textDigests: { member: '0'.repeat(64), upline: '0'.repeat(64) },
    signatures: [],
    events: [],
  });
  const questions: (string | undefined)[] = [];
  stop = termsQuestion.onChange(() => questions.push(termsQuestion.version()));
  await show(<WaitingPart />);
  await page.getByRole('button', { name: /somchai99/ }).click();
  await page.getByRole('button', { name: words.moves.counter }).click();
  await expect.poll(() => questions).toEqual(['7']);
  const dialog = page.getByRole('dialog', { name: words.offer.title.real_time_salary });
  expect(dialog.query()).toBeNull();
  termsQuestion.answer(true);
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: 'somchai99' })).toBeInTheDocument();
});
