import { countries, registerSettings } from '@lanna/contract/accounts/registration/registration';
import { forgotByEmail, resetByLink, resetByPhone } from '@lanna/contract/accounts/security/security';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SWITCHES } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { pendingLogin } from '../identity/proof/pending-login.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

const [{ forgot, login, newPassword }, identity, refusals] = [
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

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(consolidatedSettings, SWITCHES);
  portal.answer(countries, { current: 'TH', list: [{ countryCode: 'TH', countryDialingCode: '66' }] });
  portal.answer(registerSettings, { fields: { password: RULE } } as never);
});

test('by e-mail: what is missing or no address is said at its field, and a letter that is on its way is said whether there is such an account or not', async () => {
  const onClose = await open();
  await page.getByText(forgot.way.email, { exact: true }).click();
  await press(forgot.sendLink);
  await said(login.usernameMissing);
  await said(forgot.emailInvalid);
  await field(identity.username).fill('somchai');
  await field(identity.field.email).fill('neither@here');
  await press(forgot.sendLink);
  await said(forgot.emailInvalid);
  expect(portal.sent(forgotByEmail)).toEqual([]);
  await field(identity.field.email).fill(' somchai@example.com ');
  portal.answer(forgotByEmail, { expiredMinutes: 10 });
  await press(forgot.sendLink);
  await said(forgot.sentTitle);
  expect(portal.sent(forgotByEmail)).toEqual([{ username: 'somchai', email: 'somchai@example.com' }]);
  await press(identity.ok);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a brand that says when it knows no such member says so at the button', async () => {
  portal.answer(consolidatedSettings, { ...SWITCHES, resetByPhone: false });
  await open();
  await field(identity.username).fill('unknown');
  await field(identity.field.email).fill('unknown@example.com');
  // One way alone leaves nothing to choose.
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  portal.refuse(forgotByEmail, 'username_or_email_unknown');
  await press(forgot.sendLink);
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusals.username_or_email_unknown);
});

test('by phone: number, code and new password are each asked for, and nothing is sent without them', async () => {
  portal.answer(consolidatedSettings, { ...SWITCHES, resetByEmail: false });
  await open();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await press(forgot.submit);
  await said(identity.mobile.invalid);
  await said(identity.code.missing);
  await expect.poll(() => page.getByRole('alert').elements().length).toBeGreaterThanOrEqual(3);
  await field(identity.field.mobileNum).fill('0812345678');
  await field(identity.field.verificationCode).fill('123456');
  await field(newPassword.new).fill('river-lantern-9');
  portal.refuse(resetByPhone, 'verification_code_wrong');
  await press(forgot.submit);
  await said(refusals.verification_code_wrong);
  await expect.element(field(identity.field.verificationCode)).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(resetByPhone)).toMatchObject([
    { mobileNum: '0812345678', newPassword: 'river-lantern-9' },
  ]);
});

test('a link that was used or is too old says so, and leads to asking for another', async () => {
  const address = location.href;
  history.replaceState(null, '', '#linkToken=of-a-letter');
  pendingLogin.drop();
  await show(<ResetPasswordDialog open onClose={() => {}} page={undefined} />);
  history.replaceState(null, '', address);
  await field(newPassword.new).fill('river-lantern-9');
  await field(newPassword.confirm).fill('river-lantern-8');
  await press(forgot.submit);
  await said(newPassword.differs);
  await field(newPassword.confirm).fill('river-lantern-9');
  portal.refuse(resetByLink, 'link_invalid');
  await press(forgot.submit);
  await said(forgot.deadTitle);
  expect(portal.sent(resetByLink)).toMatchObject([
    { linkToken: 'of-a-letter', newPassword: 'river-lantern-9' },
  ]);
  await press(forgot.again);
  expect(pendingLogin.read()).toEqual({ next: 'forgot' });
  pendingLogin.drop();
});

async function open() {
  const onClose = vi.fn();
  await show(<ForgotPassword onOutcome={() => {}} onClose={onClose} onBack={() => {}} />);
  return onClose;
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();
