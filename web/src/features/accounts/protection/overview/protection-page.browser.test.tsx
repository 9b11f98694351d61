import { excludeSelf, takeTimeOut } from '@lanna/contract/accounts/protection/exclusion';
import {
  confirmLimit,
  keepLimit,
  type Protection,
  setLimit,
  setSessionLimit,
  showProtection,
} from '@lanna/contract/accounts/protection/limits';
import { showPlay } from '@lanna/contract/accounts/protection/play';
import { securityOverview } from '@lanna/contract/accounts/security/security';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { ExclusionSteps } from '../exclusion/exclusion-steps.tsx';
import { TimeOutSteps } from '../exclusion/time-out-steps.tsx';
import { playOf, protectionOf } from '../protection.factory.ts';
import { Overview } from './overview.tsx';

const [words, refusals, security] = [wordsOf('protection'), wordsOf('refusals'), wordsOf('security')];
const LIMITED = protectionOf({
  limits: [{ kind: 'deposit', period: 'day', amount: '1000.00', used: '300.00', left: '700.00' }],
});
const DEPOSIT = words.kind.deposit.of.day;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(showPlay, playOf());
  portal.answer(securityOverview, {
    hasPassword: true,
    hasPaymentPassword: false,
    passwordChangedAt: '2026-01-01T00:00:00.000Z',
    mobile: null,
    email: null,
    totp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
  } as never);
});

test('a limit shows what is used and left of it, and those not set offer to be set', async () => {
  await open(LIMITED);
  const meter = page.getByRole('meter', { name: DEPOSIT });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '30');
  await expect.element(page.getByText(filled(words.limits.left, { left: '฿700.00' }))).toBeVisible();
  expect(page.getByRole('meter').elements()).toHaveLength(1);
});

test('a lower limit is said to hold at once, and is sent as it was typed', async () => {
  await open(LIMITED);
  await change(DEPOSIT);
  await amount().fill('500');
  await expect.element(page.getByText(words.effect.atOnce)).toBeVisible();
  portal.answer(setLimit, LIMITED);
  await page.getByRole('button', { name: words.limits.save, exact: true }).click();
  await expect
    .poll(() => portal.sent(setLimit))
    .toEqual([{ kind: 'deposit', period: 'day', amount: '500.00' }]);
});

test('a higher limit is said to wait for a second yes before it is asked for', async () => {
  await open(LIMITED);
  await change(DEPOSIT);
  await amount().fill('2,000');
  await expect.element(page.getByText('฿1,000.00', { exact: false }).last()).toBeVisible();
  expect(page.getByText(words.effect.atOnce).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: words.limits.ask, exact: true })).toBeVisible();
});

test.each(['', 'a lot', '1.005'])('a limit of “%s” is not sent', async (typed) => {
  await open(LIMITED);
  await change(DEPOSIT);
  await amount().fill(typed);
  await page.getByRole('button', { name: words.limits.save, exact: true }).click();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(setLimit)).toEqual([]);
});

test('a limit that can be two amounts is not sent until one is chosen', async () => {
  await open(LIMITED);
  await change(DEPOSIT);
  await amount().fill('0.500');
  await expect.element(page.getByText('= ฿0.50', { exact: true })).toBeVisible();
  await amount().fill('1.500');
  const save = page.getByRole('button', { name: words.limits.save, exact: true });
  await save.click();
  await expect.element(amount()).toHaveFocus();
  expect(portal.sent(setLimit)).toEqual([]);
  await page.getByRole('button', { name: '฿1.50', exact: true }).click();
  await expect.element(amount()).toHaveValue('1.50');
  portal.answer(setLimit, LIMITED);
  await save.click();
  await expect
    .poll(() => portal.sent(setLimit))
    .toEqual([{ kind: 'deposit', period: 'day', amount: '1.50' }]);
});

test('a refusal of a limit is shown in words, and what was typed stays', async () => {
  await open(LIMITED);
  await change(DEPOSIT);
  await amount().fill('400');
  portal.refuse(setLimit, 'too_many_requests');
  portal.answer(showProtection, LIMITED);
  await page.getByRole('button', { name: words.limits.save, exact: true }).click();
  await expect.element(page.getByText(refusals.too_many_requests)).toBeVisible();
  await expect.element(amount()).toHaveValue('400');
});

test('what waits can be kept as it is before its time, and be confirmed once that has come', async () => {
  const pending = {
    amount: '2000.00',
    effectiveAt: '2026-11-23T10:00:00.000Z',
    confirmBy: '2026-11-30T10:00:00.000Z',
  };
  const waits = (confirmable: boolean) =>
    protectionOf({
      limits: [{ ...limitOf(LIMITED), pending: { ...pending, confirmable } }],
    });
  portal.answer(keepLimit, LIMITED);
  portal.answer(confirmLimit, LIMITED);
  await open(waits(false));
  const confirm = page.getByRole('button', { name: filled(words.waiting.confirm, { asked: '฿2,000.00' }) });
  expect(confirm.elements()).toEqual([]);
  await page.getByRole('button', { name: words.waiting.keep }).click();
  await expect.poll(() => portal.sent(keepLimit)).toEqual([{ kind: 'deposit', period: 'day' }]);
  await open(waits(true));
  await confirm.click();
  await expect.poll(() => portal.sent(confirmLimit)).toEqual([{ kind: 'deposit', period: 'day' }]);
});

test('the time one may play on a day is chosen from a few', async () => {
  portal.answer(setSessionLimit, LIMITED);
  await open(LIMITED);
  await page
    .getByRole('button', { name: filled(words.limits.setOf, { name: words.time.session.title }) })
    .click();
  await page
    .getByText(filled(words.span.hours_other, { count: 2 }), { exact: true })
    .last()
    .click();
  await page.getByRole('button', { name: words.limits.save, exact: true }).click();
  await expect.poll(() => portal.sent(setSessionLimit)).toEqual([{ minutesPerDay: 120 }]);
});

test('a time-out says what happens to money before it is taken, and is sent with the password', async () => {
  portal.answer(takeTimeOut, { exclusion: exclusionOf('time_out') });
  let back = 0;
  await show(<TimeOutSteps protection={LIMITED} onBack={() => (back += 1)} />);
  await expect.element(page.getByText(words.timeOut.what.money)).toBeVisible();
  await page.getByRole('radio').nth(1).click();
  await page.getByLabelText(security.prove.password, { exact: true }).fill('river-lantern-9');
  await page.getByRole('button', { name: filled(words.timeOut.submit, { span: '3 วัน' }) }).click();
  await expect
    .poll(() => portal.sent(takeTimeOut))
    .toEqual([expect.objectContaining({ hours: 72, password: 'river-lantern-9' })]);
  await expect.poll(() => back).toBe(1);
});

test('an account that logs in by code is believed by its session and its second factor', async () => {
  portal.answer(securityOverview, { hasPassword: false, totp: true, passkeys: [] } as never);
  portal.answer(takeTimeOut, { exclusion: exclusionOf('time_out') });
  await show(<TimeOutSteps protection={LIMITED} onBack={() => {}} />);
  const submit = page.getByRole('button', { name: filled(words.timeOut.submit, { span: '1 วัน' }) });
  await submit.click();
  await expect.element(page.getByText(security.prove.codeMissing)).toBeVisible();
  expect(page.getByLabelText(security.prove.password, { exact: true }).elements()).toEqual([]);
  expect(portal.sent(takeTimeOut)).toEqual([]);
  await page.getByLabelText(security.prove.code, { exact: true }).fill('123456');
  await submit.click();
  await expect
    .poll(() => portal.sent(takeTimeOut))
    .toEqual([expect.objectContaining({ hours: 24, password: '', secondFactor: '123456' })]);
});

test('a member is excluded only after having chosen how long and said to have understood', async () => {
  portal.answer(excludeSelf, { exclusion: exclusionOf('self_exclusion'), accounts: 2 });
  await show(<ExclusionSteps protection={LIMITED} onBack={() => {}} />);
  await page.getByLabelText(security.prove.password, { exact: true }).fill('river-lantern-9');
  const submit = page.getByRole('button', { name: words.exclusion.submit });
  await submit.click();
  await expect.element(page.getByText(words.steps.lengthMissing)).toBeVisible();
  await expect.element(page.getByText(words.exclusion.sureMissing)).toBeVisible();
  expect(portal.sent(excludeSelf)).toEqual([]);
  await page.getByRole('radio', { name: words.exclusion.forGood, exact: false }).click();
  await expect.element(page.getByText(words.exclusion.what.never)).toBeVisible();
  await page.getByRole('checkbox').click();
  await submit.click();
  await expect.poll(() => portal.sent(excludeSelf)).toEqual([expect.objectContaining({ months: null })]);
});

test('an excluded member sees what holds, the ways to money and help, and is offered no other break', async () => {
  await open(protectionOf({ exclusion: exclusionOf('self_exclusion') }));
  await expect.element(page.getByRole('heading', { name: words.holds.title.self_exclusion })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.holds.withdraw }))
    .toHaveAttribute('href', expect.stringContaining('page=withdraw'));
  await expect
    .element(page.getByRole('link', { name: filled(words.help.hotline, { number: '1323' }) }))
    .toBeVisible();
  expect(page.getByText(words.break.title).elements()).toEqual([]);
  expect(page.getByRole('button', { name: words.end.ask }).elements()).toEqual([]);
});

test('the end of a self-exclusion can be asked for once its time has passed', async () => {
  await open(protectionOf({ exclusion: { ...exclusionOf('self_exclusion'), end: 'askable' } }));
  await expect.element(page.getByRole('button', { name: words.end.ask })).toBeVisible();
});

function exclusionOf(kind: 'time_out' | 'self_exclusion'): NonNullable<Protection['exclusion']> {
  const until = '2027-05-22T10:00:00.000Z';
  return { kind, since: '2026-11-22T10:00:00.000Z', until, end: 'none', endsAt: null };
}

function limitOf({ limits: [first] }: Protection) {
  if (!first) throw new Error('no limit');
  return first;
}

async function open(protection: Protection) {
  await show(<Overview protection={protection} onView={() => {}} />);
}

async function change(name: string) {
  await page.getByRole('button', { name: filled(words.limits.changeOf, { name }) }).click();
  await expect.element(amount()).toBeVisible();
}

function amount() {
  return page.getByLabelText(words.limits.amount, { exact: true });
}
