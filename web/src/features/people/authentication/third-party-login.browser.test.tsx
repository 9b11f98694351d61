import { countries } from '@lanna/contract/accounts/registration/registration';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { login } from '@lanna/contract/people/authentication/authentication';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { movableClock } from '../../../testing/clock.ts';
import { SWITCHES } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import {
  IDENTITY_SERVICE,
  type StandInIdentityService,
  standInIdentityService,
} from '../../../testing/stand-in-identity-service.ts';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { LoginDialog } from './login-dialog.tsx';

/* Log-in by a number that a third party proves. */

const [authentication, identity, refusals] = [
  wordsOf('authentication'),
  wordsOf('identity'),
  wordsOf('refusals'),
];
const MOBILE = '0812345678';

let portal: StandInPortal;
let service: StandInIdentityService;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(countries, { current: 'TH', list: [{ countryCode: 'TH', countryDialingCode: '66' }] });
  service = standInIdentityService();
});

test('a script that is blocked and a service out of reach are said, and the next press tries again', async () => {
  await open({ ...IDENTITY_SERVICE.humanCheck, scriptUrl: 'http://127.0.0.1:1/blocked.js' });
  await field(identity.field.mobileNum).fill(MOBILE);
  await send();
  await failedWith(identity.thirdParty.captcha_check_failed);
  await open();
  await field(identity.field.mobileNum).fill(MOBILE);
  service.answers(false);
  await send();
  await failedWith(refusals.network);
  service.answers(true);
  await send();
  await expect.element(countdown()).toBeDisabled();
  expect(service.sentTo()).toEqual(['+66812345678']);
});

test('the wait of a minute begins once the code was sent, and not when it was not', async () => {
  const time = movableClock();
  await open();
  await field(identity.field.mobileNum).fill(MOBILE);
  service.refuse('sendVerificationCode', 'QUOTA_EXCEEDED');
  await send();
  await time.pass(1000);
  await failedWith(identity.thirdParty.quota_insufficient);
  await expect.element(sendButton()).toBeEnabled();
  service.refuse('sendVerificationCode');
  const release = service.holdBack();
  await send();
  await time.pass(1000);
  await expect.element(sendButton()).toHaveAttribute('aria-busy', 'true');
  await expect.element(countdown()).not.toBeInTheDocument();
  release();
  await expect.element(countdown()).toBeDisabled();
  expect(Number(/\d+/.exec(countdown().element().textContent ?? '')?.[0])).toBeLessThanOrEqual(60);
});

test('a wrong code and one too old are distinguished, and the right one of a number without an account is refused', async () => {
  await open();
  await field(identity.field.mobileNum).fill(MOBILE);
  await send();
  await expect.element(countdown()).toBeDisabled();
  await field(identity.field.verificationCode).fill('123456');
  for (const [message, words] of [
    ['INVALID_CODE', identity.thirdParty.invalid_verification_code],
    ['SESSION_EXPIRED', identity.thirdParty.code_expired],
  ] as const) {
    service.refuse('signInWithPhoneNumber', message);
    await submit();
    await said(words);
  }
  expect(portal.sent(login)).toEqual([]);
  service.refuse('signInWithPhoneNumber');
  portal.refuse(login, 'not_a_member');
  await submit();
  await said(refusals.not_a_member);
  expect(portal.sent(login)).toMatchObject([{ type: 'firebase', remember: false }]);
});

test('a puzzle that is put away says so and leaves the form as it was; a solved one sends the code', async () => {
  await open();
  await field(identity.field.mobileNum).fill(MOBILE);
  service.meetNext(() => {
    const puzzle = layPuzzle();
    setTimeout(() => {
      puzzle.style.visibility = 'hidden';
    }, 50);
  });
  await send();
  await failedWith(identity.thirdParty.popup_closed);
  expect(service.sentTo()).toEqual([]);
  await expect.element(field(identity.field.mobileNum)).toHaveValue(MOBILE);
  service.meetNext((prove) => {
    const puzzle = layPuzzle();
    setTimeout(() => {
      puzzle.style.visibility = 'hidden';
      prove('solved');
    }, 50);
  });
  await send();
  await expect.element(countdown()).toBeDisabled();
  expect(service.sentTo()).toEqual(['+66812345678']);
  await vi.waitFor(() => expect(document.querySelector('iframe[src*="/bframe"]')).toBeNull());
});

/** As the human check lays one over the page. */
function layPuzzle(): HTMLElement {
  const puzzle = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.src = 'about:blank#/bframe';
  frame.title = 'puzzle';
  puzzle.append(frame);
  document.body.append(puzzle);
  return puzzle;
}

async function open(humanCheck = IDENTITY_SERVICE.humanCheck) {
  portal.answer(consolidatedSettings, {
    ...SWITCHES,
    thirdPartyLogin: { ...IDENTITY_SERVICE, humanCheck },
  });
  await show(<LoginDialog open onClose={() => {}} page={undefined} />);
  await page.getByRole('tab', { name: authentication.tab.mobile }).click();
  await expect.element(field(identity.field.mobileNum)).toBeVisible();
}

async function failedWith(words: string) {
  const failed = page.getByRole('dialog', { name: identity.code.failedTitle });
  await expect.element(failed.getByText(words, { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: identity.ok }).click();
  await expect.element(failed).not.toBeInTheDocument();
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const sendButton = () => page.getByRole('button', { name: identity.code.send, exact: true });
const send = () => sendButton().click();
const submit = () => page.getByRole('button', { name: authentication.login.submit, exact: true }).click();
const said = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();

function countdown() {
  const [before = '', after = ''] = identity.code.left.split('{{seconds}}');
  return page.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) });
}
