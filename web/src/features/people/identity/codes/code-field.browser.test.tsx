import { countries } from '@lanna/contract/accounts/registration/registration';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { sendLoginCode } from '@lanna/contract/people/authentication/authentication';
import type { RefusalCode } from '@lanna/contract/refusals';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { movableClock } from '../../../../testing/clock.ts';
import { SWITCHES } from '../../../../testing/settings.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { THIRD_PARTY_CODES, ThirdPartyError } from '../bot-check/third-party-verifier.ts';
import { CodeField } from './code-field.tsx';
import { useCodeSender } from './code-sender.ts';

const [identity, refusals] = [wordsOf('identity'), wordsOf('refusals')];

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(consolidatedSettings, SWITCHES);
  portal.answer(sendLoginCode, { expiredMinutes: 2 });
});

test('a code sent counts down for as long as it is valid, and then another may be sent', async () => {
  const time = movableClock();
  await show(<LoginCode />);
  await sendButton().click();
  await counting(120);
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('5678');
  await time.pass(60_000);
  await counting(60);
  await time.pass(60_000);
  await expect.element(sendButton()).toBeEnabled();
});

test('the seconds are counted on where the form is opened anew', async () => {
  const time = movableClock();
  await show(<LoginCode />);
  await sendButton().click();
  await counting(120);
  await time.pass(30_000);
  await show(<LoginCode />);
  await counting(90);
});

test.each([
  'mobile_invalid',
  'sms_quota_exceeded',
  'sms_not_enabled',
  'sms_failed',
] as const satisfies RefusalCode[])(
  'a code that could not be sent: the pop-up says why and the button stays: %s',
  async (code) => {
    const time = movableClock();
    portal.refuse(sendLoginCode, code);
    await show(<LoginCode />);
    await sendButton().click();
    // There is a second between any two.
    await time.pass(1000);
    await expect
      .element(page.getByRole('dialog', { name: identity.code.failedTitle }).getByText(refusals[code]))
      .toBeVisible();
    await page.getByRole('button', { name: identity.ok }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(sendButton()).toBeEnabled();
  },
);

test('where the portal says how long to wait, the pop-up says the minutes and the button counts them', async () => {
  portal.refuse(sendLoginCode, 'too_many_requests', { retryAfterSeconds: 300 });
  await show(<LoginCode />);
  await sendButton().click();
  await expect.element(page.getByText(filled(identity.failed.later, { minutes: 5 }))).toBeVisible();
  await page.getByRole('button', { name: identity.ok }).click();
  await counting(300);
});

test('each problem of a third party is said in words of its own', async () => {
  const said = new Set<string>();
  for (const problem of THIRD_PARTY_CODES) {
    await show(<Failed error={new ThirdPartyError(problem)} />);
    await expect.element(page.getByText(identity.thirdParty[problem], { exact: true })).toBeVisible();
    said.add(identity.thirdParty[problem]);
  }
  expect(said.size).toBe(THIRD_PARTY_CODES.length);
});

test('a code asked for before the countries have come goes to the country that is then shown', async () => {
  const countriesCome = portal.holdBack(countries);
  portal.answer(countries, { list: [{ countryCode: 'TH', countryDialingCode: '66' }], current: 'TH' });
  await show(<LoginCode dialingCode="" />);
  await sendButton().click();
  await expect.element(sendButton()).toHaveAttribute('aria-busy', 'true');
  expect(portal.sent(sendLoginCode)).toEqual([]);
  countriesCome();
  await counting(120);
  expect(portal.sent(sendLoginCode)).toMatchObject([{ countryDialingCode: '66' }]);
});

test('a demonstration that keeps text messages names its outbox beside the code, and no other brand does', async () => {
  const link = page.getByRole('link');
  await show(<LoginCode />);
  await expect.element(sendButton()).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  portal.answer(consolidatedSettings, { ...SWITCHES, outbox: ['mail'] });
  await show(<LoginCode />);
  await expect.element(sendButton()).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  portal.answer(consolidatedSettings, { ...SWITCHES, outbox: ['mail', 'sms'] });
  await show(<LoginCode />);
  await expect.element(page.getByText(identity.outbox.sms, { exact: false })).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/dev/outbox');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

function LoginCode({ dialingCode = '66' }: { dialingCode?: string }) {
  const sender = useCodeSender('login');
  const mobile = async () => ({ mobileNum: '0812345678', countryDialingCode: dialingCode });
  return <CodeField sender={sender} mobile={mobile} error={undefined} />;
}

function Failed({ error }: { error: unknown }) {
  const sender = { ...useCodeSender('login'), failure: error };
  return <CodeField sender={sender} mobile={async () => undefined} error={undefined} />;
}

function sendButton() {
  return page.getByRole('button', { name: identity.code.send });
}

/** Of so many seconds, less those that the look itself has taken. */
async function counting(seconds: number) {
  const [before = '', after = ''] = identity.code.left.split('{{seconds}}');
  const button = page.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) });
  await expect.element(button).toBeDisabled();
  const shown = () => Number(/\d+/.exec(button.element().textContent ?? '')?.[0]);
  await expect.poll(shown).toBeLessThanOrEqual(seconds);
  expect(shown()).toBeGreaterThan(seconds - SLOW_LOOK_SECONDS);
}

const SLOW_LOOK_SECONDS = 20;
