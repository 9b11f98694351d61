import { countries, registerSettings } from '@lanna/contract/accounts/registration/registration';
import { changePassword } from '@lanna/contract/accounts/security/security';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import {
  captcha,
  freePlay,
  login,
  sendLoginCode,
} from '@lanna/contract/people/authentication/authentication';
import { memberInfo } from '@lanna/contract/people/members/members';
import { hotGames } from '@lanna/contract/play/catalogue/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '../../../api/session.ts';
import { movableClock } from '../../../testing/clock.ts';
import { SWITCHES } from '../../../testing/settings.ts';
import { type Options, show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { keepPassword, knownPassword } from '../identity/proof/known-password.ts';
import { pendingLogin } from '../identity/proof/pending-login.ts';
import { switchesQuery } from '../identity/queries.ts';
import { forgetRememberedLogin, readRememberedLogin, rememberLogin } from '../identity/remembered-login.ts';
import { InlineLoginForm } from './inline-login-form.tsx';
import { LoginDialog } from './login-dialog.tsx';

const [authentication, identity, refusals] = [
  wordsOf('authentication'),
  wordsOf('identity'),
  wordsOf('refusals'),
];
const IN = {
  token: 't',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  rememberToken: null,
  exclusion: null,
};

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
});

test('a name of blanks is a missing one, nothing is sent without both, and blanks around a name are left out', async () => {
  const closed = await open();
  await submit();
  await said(authentication.login.usernameMissing);
  await said(authentication.login.passwordMissing);
  await field(identity.username).fill('   ');
  await field(identity.password).fill('river-lantern-9');
  await submit();
  await said(authentication.login.usernameMissing);
  expect(portal.sent(login)).toEqual([]);
  portal.answer(login, IN);
  await field(identity.username).fill('  somchai ');
  await submit();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(portal.sent(login)).toMatchObject([{ type: 'username', username: 'somchai', remember: false }]);
});

test('a second press while the first is on its way sends nothing more', async () => {
  const closed = await open();
  await type('somchai', 'river-lantern-9');
  portal.answer(login, IN);
  const release = portal.holdBack(login);
  await submit();
  await expect.element(submitButton()).toHaveAttribute('aria-busy', 'true');
  await submitButton().click({ force: true });
  release();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(portal.sent(login)).toHaveLength(1);
});

test('a wrong password is said, and nothing about a picture until one is due', async () => {
  await open();
  await type('somchai', 'not-the-password');
  portal.refuse(login, 'bad_credentials');
  await submit();
  await said(refusals.bad_credentials);
  await expect.element(page.getByLabelText(identity.field.captcha)).not.toBeInTheDocument();
});

test('once a picture is due it is shown, and nothing is sent before it is answered', async () => {
  await open();
  await type('somchai', 'not-the-password');
  portal.answer(captcha, { id: 'first', image: '' });
  portal.refuse(login, 'bad_credentials', { captcha: true });
  await submit();
  await field(identity.field.captcha).fill('  ');
  await submit();
  await said(identity.captcha.missing);
  expect(portal.sent(login)).toHaveLength(1);
  await vi.waitFor(() => expect(portal.sent(captcha)).toHaveLength(1));
  await field(identity.field.captcha).fill(' 4711 ');
  await submit();
  await vi.waitFor(() => expect(portal.sent(login)).toHaveLength(2));
  expect(portal.sent(login)[1]).toMatchObject({ captcha: '4711', captchaId: 'first' });
});

test('another picture is fetched at most once a second', async () => {
  const time = movableClock();
  await open();
  await type('somchai', 'not-the-password');
  portal.answer(captcha, { id: 'any', image: '' });
  portal.refuse(login, 'bad_credentials', { captcha: true });
  await submit();
  const another = page.getByRole('button', { name: identity.captcha.renew });
  await expect.element(another).toBeEnabled();
  await another.click();
  await expect.element(another).toBeDisabled();
  await time.pass(1000);
  await expect.element(another).toBeEnabled();
});

test('by code: without a number nothing is sent for it, and without the code nothing is tried', async () => {
  await open();
  await page.getByRole('tab', { name: authentication.tab.mobile }).click();
  await submit();
  await said(identity.mobile.invalid);
  await said(identity.code.missing);
  await page.getByRole('button', { name: identity.code.send }).click();
  await field(identity.field.mobileNum).fill('0812345678');
  await field(identity.field.verificationCode).fill('  ');
  await submit();
  await said(identity.code.missing);
  expect([...portal.sent(login), ...portal.sent(sendLoginCode)]).toEqual([]);
});

test('by code: blanks around it are left out, a field takes 255 characters, and a wrong one is said', async () => {
  await open();
  await page.getByRole('tab', { name: authentication.tab.mobile }).click();
  await field(identity.field.mobileNum).fill('0812345678');
  const code = field(identity.field.verificationCode);
  await expect.element(code).toHaveAttribute('maxlength', '255');
  await code.fill(' 123456 ');
  portal.refuse(login, 'verification_code_wrong');
  await submit();
  await said(refusals.verification_code_wrong);
  expect(portal.sent(login)).toMatchObject([
    { type: 'sms', verificationCode: '123456', countryDialingCode: '66' },
  ]);
});

test('turning between name and number keeps what was typed; a number typed as a name is there as the number', async () => {
  await open();
  await type('0812345678', 'river-lantern-9');
  await page.getByRole('checkbox', { name: identity.remember }).click();
  await page.getByRole('tab', { name: authentication.tab.mobile }).click();
  await expect.element(field(identity.field.mobileNum)).toHaveValue('0812345678');
  await expect.element(page.getByRole('checkbox', { name: identity.remember })).toBeChecked();
  await field(identity.field.mobileNum).fill('0899999999');
  portal.answer(sendLoginCode, { expiredMinutes: 1 });
  await page.getByRole('button', { name: identity.code.send }).click();
  const sent = page.getByText('•••9999', { exact: false });
  await expect.element(sent).toBeVisible();
  await field(identity.field.verificationCode).fill('123456');
  await page.getByRole('tab', { name: authentication.tab.username }).click();
  await expect.element(field(identity.username)).toHaveValue('0812345678');
  await expect.element(field(identity.password)).toHaveValue('river-lantern-9');
  await page.getByRole('tab', { name: authentication.tab.mobile }).click();
  await expect.element(field(identity.field.mobileNum)).toHaveValue('0899999999');
  await expect.element(field(identity.field.verificationCode)).toHaveValue('123456');
  await expect.element(sent).toBeVisible();
});

test('a remembered login is one press, with the token that another tab may have exchanged meanwhile', async () => {
  rememberLogin({ username: 'somchai', token: 'a.1' });
  const closed = await open();
  rememberLogin({ username: 'somchai', token: 'a.2' });
  portal.answer(login, { ...IN, rememberToken: 'a.3' });
  const name = filled(authentication.login.continueAs, { username: 'somchai' });
  await page.getByRole('button', { name }).click();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(portal.sent(login)).toMatchObject([{ type: 'remember', rememberToken: 'a.2' }]);
  expect(readRememberedLogin()?.token).toBe('a.3');
  forgetRememberedLogin();
});

test('a brand shows the ways in that it has, and no others', async () => {
  await open();
  for (const name of [authentication.login.forgot, identity.freePlay.start])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: authentication.tab.mobile })).toBeVisible();
});

test('a brand with no way in but a name and a password shows nothing else', async () => {
  portal.answer(consolidatedSettings, {
    ...SWITCHES,
    smsLogin: false,
  });
  await open({ brand: { flags: { ...FLAGS, freePlay: false, registration: false } } });
  await expect.element(page.getByRole('button', { name: identity.freePlay.start })).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: authentication.login.toRegister }))
    .not.toBeInTheDocument();
});

test.each(['not_a_member', 'not_an_agent', 'account_disabled'] as const)(
  'who may not log in here is shown why: %s',
  async (code) => {
    await open();
    await type('somchai', 'river-lantern-9');
    portal.refuse(login, code);
    await submit();
    await said(refusals[code]);
  },
);

test('the form of the top bar says one thing at a time, and no longer once something is typed', async () => {
  await show(<InlineLoginForm />, { device: 'desktop' });
  const alert = page.getByRole('alert');
  await submit();
  await expect.element(alert).toHaveTextContent(authentication.login.usernameMissing);
  await field(identity.username).fill(' somchai  ');
  await expect.element(alert).not.toBeInTheDocument();
  await submit();
  await expect.element(alert).toHaveTextContent(authentication.login.passwordMissing);
  await field(identity.password).fill('not-the-password');
  portal.refuse(login, 'bad_credentials');
  await submit();
  await expect.element(alert).toHaveTextContent(refusals.bad_credentials);
  expect(portal.sent(login)).toMatchObject([{ username: 'somchai' }]);
});

test('a picture that was not shown yet is asked for, and nothing that was typed is said to be wrong', async () => {
  await open();
  await type('somchai', 'river-lantern-9');
  portal.answer(captcha, { id: 'first', image: '' });
  portal.refuse(login, 'captcha_missing', { captcha: true });
  await submit();
  await said(identity.captcha.missing);
  await expect.element(page.getByText(refusals.captcha_missing, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(refusals.captcha_wrong, { exact: true })).not.toBeInTheDocument();
});

test('what the top bar cannot ask for goes on in the pop-up, with what was typed', async () => {
  portal.answer(captcha, { id: 'first', image: '' });
  portal.refuse(login, 'bad_credentials', { captcha: true });
  await show(<InlineLoginForm />, { device: 'desktop' });
  await type('somchai', 'not-the-password');
  await submit();
  await vi.waitFor(() => expect(pendingLogin.read()).toMatchObject({ next: 'form', username: 'somchai' }));
  await open();
  await expect.element(field(identity.username)).toHaveValue('somchai');
  await expect.element(field(identity.field.captcha)).toBeVisible();
  await said(refusals.bad_credentials);
  pendingLogin.drop();
  await show(<InlineLoginForm />, { device: 'desktop' });
  await page.getByRole('button', { name: authentication.tab.mobile }).click();
  await vi.waitFor(() => expect(pendingLogin.read()).toMatchObject({ next: 'form', tab: 'mobile' }));
  pendingLogin.drop();
});

test('who must change the password is not in before there is another, without being asked for the one just typed', async () => {
  portal.answer(registerSettings, { fields: { password: RULE } } as never);
  portal.answer(memberInfo, { account: 'somchai', enrolmentDue: false } as never);
  await open();
  await type('somchai', 'handed-out-1');
  portal.answer(login, { ...IN, mustChangePassword: true });
  await submit();
  const words = authentication.newPassword;
  await field(words.new).fill('river-lantern-9');
  await expect.element(field(identity.username)).toHaveValue('somchai');
  await expect.element(field(words.old)).not.toBeInTheDocument();
  // Loading the page anew is no way round.
  expect(sessionStorage.getItem('token')).toBeNull();
  await field(words.confirm).fill('river-lantern-9');
  portal.answer(changePassword, { token: 't2', rememberToken: null });
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await vi.waitFor(() => expect(sessionStorage.getItem('token')).toBe('t2'));
});

test('free play begins a trial in this tab and keeps no password of who was here before', async () => {
  keepPassword('t', 'river-lantern-9');
  portal.answer(freePlay, IN);
  portal.answer(hotGames, { list: [] } as never);
  portal.answer(memberInfo, { type: 4 } as never);
  await open();
  await page.getByRole('button', { name: identity.freePlay.start }).click();
  await vi.waitFor(() => expect(readSession()).toMatchObject({ token: 't', trial: true }));
  expect(knownPassword('t')).toBeUndefined();
});

test('an open form follows the brand: a way in that is closed goes, with the bar that held two', async () => {
  await show(<FollowingForm />);
  await expect.element(page.getByRole('tab', { name: authentication.tab.mobile })).toBeVisible();
  portal.answer(consolidatedSettings, { ...SWITCHES, smsLogin: false });
  window.dispatchEvent(new Event('brand-changed'));
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(field(identity.username)).toBeVisible();
});

/** Asks for the brand's ways in again when the brand has changed, as a change notice makes the site do. */
function FollowingForm() {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: switchesQuery.queryKey });
    window.addEventListener('brand-changed', ask);
    return () => window.removeEventListener('brand-changed', ask);
  }, [queries]);
  return <LoginDialog open onClose={() => {}} page={undefined} />;
}

const FLAGS = {
  registration: true,
  directRegistration: true,
  freePlay: true,
  loginToHome: false,
  manualRebate: false,
  CHNGPASSVERIF3: true,
};

async function open(options?: Options) {
  const closed = vi.fn();
  await show(<LoginDialog open onClose={closed} page={undefined} />, options);
  await expect.element(field(identity.password)).toBeVisible();
  return closed;
}

async function type(username: string, password: string) {
  await field(identity.username).fill(username);
  await field(identity.password).fill(password);
}

function field(label: string) {
  return page.getByLabelText(label, { exact: true });
}

function submitButton() {
  return page.getByRole('button', { name: authentication.login.submit, exact: true });
}

async function submit() {
  await submitButton().click();
}

async function said(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}
