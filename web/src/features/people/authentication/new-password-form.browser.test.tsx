import { registerSettings } from '@lanna/contract/accounts/registration/registration';
import { changePassword } from '@lanna/contract/accounts/security/security';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { SWITCHES } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const [{ newPassword: words, enrolment, secondFactor }, { fault: wrong }, refusals] = [
  wordsOf('authentication'),
  wordsOf('identity'),
  wordsOf('refusals'),
];
const RULE = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 8,
  maxLength: 20,
};
const CHANGED = { token: 't2', rememberToken: null };

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(consolidatedSettings, SWITCHES);
  portal.answer(registerSettings, { fields: { password: RULE, birthday: RULE } } as never);
});

test('a new password is typed twice and differs from what the server finds unsafe; the old one is asked for where it is not known', async () => {
  const onDone = await open({ knownOldPassword: undefined });
  await field(words.new).fill('river-lantern-9');
  await field(words.confirm).fill('river-lantern-8');
  await press(words.submit);
  await expect.element(page.getByText(words.oldMissing)).toBeVisible();
  await expect.element(page.getByText(words.differs)).toBeVisible();
  await field(words.old).fill('old-lantern-1');
  await field(words.confirm).fill('river-lantern-9');
  portal.refuse(changePassword, 'password_breached');
  await press(words.submit);
  await expect.element(page.getByText(refusals.password_breached)).toBeVisible();
  await expect.element(field(words.new)).toHaveAttribute('aria-invalid', 'true');
  portal.answer(changePassword, CHANGED);
  await press(words.submit);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(portal.sent(changePassword).at(-1)).toMatchObject({
    oldPassword: 'old-lantern-1',
    newPassword: 'river-lantern-9',
    confirmNewPassword: 'river-lantern-9',
    remember: false,
  });
});

test('the owner of an account that another person made gives a birthday and accepts the terms, and proves a second step', async () => {
  const onDone = await open({ knownOldPassword: 'first-password', enrolmentDue: true });
  await field(words.new).fill('river-lantern-9');
  await field(words.confirm).fill('river-lantern-9');
  await press(enrolment.submit);
  await expect.element(page.getByText(enrolment.missing)).toBeVisible();
  await expect.element(page.getByText(wrong.empty.split('{{')[0] ?? '', { exact: false })).toBeVisible();
  await page.getByLabelText(wordsOf('identity').field.birthday).fill('1990-04-13');
  await page.getByRole('checkbox').click();
  portal.refuse(changePassword, 'second_factor_needed', { totp: true });
  await press(enrolment.submit);
  await field(secondFactor.code).fill('123456');
  portal.answer(changePassword, CHANGED);
  await press(secondFactor.submit);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(portal.sent(changePassword).at(-1)).toMatchObject({
    oldPassword: 'first-password',
    newPassword: 'river-lantern-9',
    confirmNewPassword: 'river-lantern-9',
    remember: false,
    birthday: '1990-04-13',
    termsAccepted: true,
    secondFactor: '123456',
  });
});

async function open(differing: { knownOldPassword: string | undefined; enrolmentDue?: boolean }) {
  const onDone = vi.fn();
  await show(
    <NewPasswordForm
      username="somchai"
      enrolmentDue={false}
      remember={false}
      onDone={onDone}
      {...differing}
    />,
  );
  return onDone;
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
