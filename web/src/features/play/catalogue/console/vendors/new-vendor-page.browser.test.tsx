import { addVendor } from '@lanna/contract/play/catalogue/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { NewVendorPage } from './new-vendor-page.tsx';

const [{ vendor: words, newVendor }, { reason }, refusals] = [
  wordsOf('catalogue-console', 'en'),
  wordsOf('console', 'en'),
  wordsOf('refusals', 'en'),
];
const { fault: wrong } = words;
const KEY = `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(100)}\n-----END PUBLIC KEY-----`;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  await showConsole(<NewVendorPage />, { operator: { house: ['catalogue.change'] } });
});

test('nothing is proposed without code, key and reason, and each field says so', async () => {
  await submit();
  await expect.element(page.getByText(wrong.code)).toBeVisible();
  await expect.element(page.getByText(wrong.publicKey)).toBeVisible();
  await expect.element(page.getByLabelText(reason.label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(words.field.code)).toHaveFocus();
  expect(portal.sent(addVendor)).toEqual([]);
});

test('what the server does not take stands at its field, and all that was typed is sent as the record has it', async () => {
  await field(words.field.code).fill('ping_2');
  await field(words.field.name).fill('Ping');
  await field(words.field.launchUrl).fill('https://ping.example/launch');
  await field(words.field.currencies).fill('THB, VND');
  await field(words.largestWin.round.replace('{{currency}}', 'VND')).fill('1,000.50');
  await field(words.field.publicKey).fill(KEY);
  await page.getByLabelText(reason.label).fill('Signed on Monday');
  portal.refuse(addVendor, 'invalid_input', { fields: [{ field: 'winLimits', rule: 'invalid' }] });
  await submit();
  await expect.element(page.getByText(wrong.winLimits)).toBeVisible();
  await field(words.largestWin.day.replace('{{currency}}', 'VND')).fill('2000');
  portal.refuse(addVendor, 'vendor_known');
  await submit();
  await expect.element(page.getByText(refusals.vendor_known)).toBeVisible();
  await expect.element(field(words.field.code)).toHaveFocus();
  expect(portal.sent(addVendor).at(-1)).toEqual({
    ...{ code: 'PING_2', name: 'Ping', walletKind: 'seamless', launchUrl: 'https://ping.example/launch' },
    ...{ apiUrl: null, backOfficeUrl: null, currencies: ['THB', 'VND'], allowedIps: [], groups: ['RNG'] },
    ...{ signatureHeader: expect.any(String), amountScale: '100000', demoSupported: false, provable: false },
    ...{
      additions: [],
      freeBetAmount: 'stake',
      winLimits: [{ currency: 'VND', round: '1000.50', day: '2000.00' }],
    },
    ...{ publicKey: KEY, brands: ['LANNA', 'CHAO'], reason: 'Signed on Monday' },
  });
});

function field(label: string) {
  return page.getByLabelText(label, { exact: true });
}

async function submit() {
  await page.getByRole('button', { name: newVendor.add, exact: true }).click();
}
