import { type ContractView, contractCalls } from '@lanna/contract/commission/contracts/contracts';
import { memberInfo } from '@lanna/contract/people/members/members';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { ContractMoves } from './contract-moves.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const words = wordsOf('contracts');
const refusals = wordsOf('refusals');
const AGENT = { id: '00000000-0000-7000-8000-00000000000d', name: 'somchai99' };
const SHA256 = '0'.repeat(64);

const CONTRACT = {
  ...{ id: '00000000-0000-7000-8000-00000000000c', kind: 'real_time_salary', side: 'member', other: AGENT },
  ...{ payer: 'upline', terms: { kind: 'real_time_salary', rate: 100 }, state: 'offered', sha256: SHA256 },
  ...{ proposedAt: '2026-11-23T05:00:00.000Z', expiresAt: '2026-11-26T05:00:00.000Z' },
  ...{ fromDay: null, lastDay: null, ending: null, closing: null, moves: ['sign', 'deny'] },
} as ContractView;

const LIST = {
  ...{ today: '2026-11-23', own: [], upline: null, line: [], pageNum: 1, totalPages: 0, total: 0 },
  ...{ best: { kind: 'real_time_salary', rate: 300 } as const, agents: [], plans: [], offerHours: 72 },
};

const { move } = contractCalls.real_time_salary;
const password = () => page.getByLabelText(words.password, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(() => startSession('t', 1));

async function portalOf() {
  const portal = await standInPortal();
  portal.answer(memberInfo, { termsDue: null } as never);
  portal.refuse(move, 'password_wrong');
  return portal;
}

test('what obliges asks for the password; a wrong one stands at its field, and what was read is what is signed', async () => {
  const portal = await portalOf();
  await show(<ContractMoves contract={CONTRACT} />);
  await press(words.moves.sign);
  await expect.element(page.getByRole('button', { name: words.moves.sign, exact: true })).toBeDisabled();
  await password().fill('111111');
  await press(words.moves.sign);
  await expect.element(page.getByText(refusals.password_wrong)).toBeVisible();
  await expect.element(password()).toHaveFocus();
  portal.answer(move, { id: CONTRACT.id, state: 'effective', fromDay: '2026-11-24', lastDay: null });
  await password().fill('123456');
  await press(words.moves.sign);
  await expect.poll(() => password().query()).toBeNull();
  const signed = { action: 'sign', id: CONTRACT.id, sha256: SHA256 };
  expect(portal.sent(move)).toMatchObject([
    { ...signed, password: '111111' },
    { ...signed, password: '123456' },
  ]);
});

test('terms that cannot be read, or that are above the own, are not offered', async () => {
  const portal = await portalOf();
  portal.answer(move, { id: CONTRACT.id, state: 'offered', fromDay: null, lastDay: null });
  const onClose = vi.fn();
  await show(
    <TermsDialog
      kind="real_time_salary"
      request={{ way: 'offer', list: LIST, to: AGENT }}
      onClose={onClose}
    />,
  );
  const rate = page.getByLabelText(words.form.rate, { exact: true });
  await rate.fill('much');
  await press(words.offer.submit);
  await expect.element(page.getByText(i18next.t('contracts:faults.unread'))).toBeVisible();
  await expect.element(page.getByText(words.passwordMissing)).toBeVisible();
  await password().fill('123456');
  await rate.fill('9');
  await press(words.offer.submit);
  expect(portal.sent(move)).toEqual([]);
  await rate.fill('0.2');
  await press(words.offer.submit);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const terms = { kind: 'real_time_salary', rate: 200 };
  expect(portal.sent(move)).toMatchObject([
    { action: 'offer', member: AGENT.id, payer: 'platform', terms, password: '123456' },
  ]);
});
