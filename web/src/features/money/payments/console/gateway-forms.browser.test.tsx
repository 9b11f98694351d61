import {
  addGateway,
  changeGateway,
  type GatewayPage as Gateway,
  oneGateway,
} from '@lanna/contract/money/payments/gateway-ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { GatewayPage } from './gateway-page.tsx';
import { NewGatewayPage } from './new-gateway-page.tsx';

const { field, gateway, newGateway, channel, save } = wordsOf('payments-console', 'en');
const { reason } = wordsOf('console', 'en');
const { rule } = wordsOf('forms', 'en');
const WHY = 'The gateway has given us this key.';
const KEY = `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(200)}\n-----END PUBLIC KEY-----`;
const MAY = { operator: { house: ['payments.read', 'payments.change'] } } as never;
const GATEWAY: Gateway = {
  ...{ code: 'SWIFT', name: 'Swift', baseUrl: 'https://swift.example', publicKey: KEY, version: 5 },
  ...{ signatureHeader: 'X-Signature', timeoutMs: 8000, enabled: true, webhookPath: '/hooks/SWIFT' },
  ...{ fingerprint: 'ab12', ourKeys: [], channels: [], calls: [], orders: [] },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test('a new gateway says at each field what it lacks, and what the portal refuses of it', async () => {
  await showConsole(<NewGatewayPage />, MAY);
  const add = page.getByRole('button', { name: newGateway.add, exact: true });
  await page.getByLabelText(field.code, { exact: true }).fill('swift');
  await page.getByLabelText(gateway.field.name, { exact: true }).fill('Swift');
  await page.getByLabelText(gateway.field.publicKey).fill('short');
  await page.getByLabelText(gateway.field.timeoutMs).fill('499');
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  await add.click();
  await expect.element(page.getByText(/Not the PEM of an RSA public key/)).toBeVisible();
  await expect.element(page.getByText(filled(rule.tooSmall, { min: 500 }))).toBeVisible();
  expect(portal.sent(addGateway)).toEqual([]);
  await page.getByLabelText(gateway.field.publicKey).fill(KEY);
  await page.getByLabelText(gateway.field.timeoutMs).fill('500');
  portal.refuse(addGateway, 'gateway_address_refused');
  await add.click();
  await expect.element(page.getByText(/An https address of the public Internet/)).toBeVisible();
  await expect.element(page.getByLabelText(gateway.field.baseUrl)).toHaveFocus();
  expect(portal.sent(addGateway)).toEqual([
    {
      ...{ code: 'SWIFT', name: 'Swift', baseUrl: 'https://', publicKey: KEY },
      ...{ signatureHeader: 'X-Payment-Signature', timeoutMs: 500, reason: WHY },
    },
  ]);
});

test('a gateway’s record goes with the version that was read, and never without a reason', async () => {
  portal.answer(oneGateway, GATEWAY);
  await showConsole(<GatewayPage params={{ code: 'SWIFT' }} />, MAY);
  await page.getByRole('button', { name: channel.change, exact: true }).click();
  await page.getByLabelText(gateway.field.baseUrl).fill('https://pay.swift.example');
  const button = page.getByRole('button', { name: save, exact: true });
  await button.click();
  await expect.element(page.getByText(filled(reason.short, { min: 5 }))).toBeVisible();
  expect(portal.sent(changeGateway)).toEqual([]);
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  portal.answer(changeGateway, { proposal: null });
  await button.click();
  await expect
    .poll(() => portal.sent(changeGateway))
    .toMatchObject([{ baseUrl: 'https://pay.swift.example', publicKey: KEY, version: 5, reason: WHY }]);
  await expect.poll(() => button.query()).toBeNull();
});
