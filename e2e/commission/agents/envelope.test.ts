import { randomUUID } from 'node:crypto';
import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { claimEnvelope, ownEnvelopes } from '@lanna/contract/commission/envelopes/envelopes';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { expect } from 'vitest';
import english from '../../../web/src/features/commission/envelopes/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/commission/envelopes/words/th.json' with { type: 'json' };
import { openBrand, urlAt } from '../../brand-settings.ts';
import { test } from '../../device-matrix.ts';
import { ask, newPlayer, PASSWORD } from '../../player.ts';
import { newAgent, putBelow } from '../../team.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* A red envelope: the agent gives it on a desktop in English, a member opens it on a phone in Thai, and both can check its shares. */

const host = await openBrand('envelope', { deposits: { turnoverBasisPoints: 0 } });
visitsGoTo(host);
const ownUrl = urlAt(host);
const WITHDRAWAL_PASSWORD = '482615';

test.concurrent('an agent gives an envelope, a member opens it, and its shares are computed again', async ({
  come,
}) => {
  const agent = await newAgent(ownUrl);
  const [member, other] = [await newPlayer(ownUrl), await newPlayer(ownUrl)];
  await putBelow(agent, member);
  await putBelow(agent, other);
  const money = { methodCode: 'SANDBOX', amount: '1000.00' };
  await ask(ownUrl, deposit, { body: money }, { ...agent, idempotencyKey: randomUUID() });
  await ask(
    ownUrl,
    setPaymentPassword,
    {
      body: {
        password: PASSWORD,
        newPaymentPassword: WITHDRAWAL_PASSWORD,
        confirmPaymentPassword: WITHDRAWAL_PASSWORD,
      },
    },
    agent,
  );

  const giver = await come({
    device: 'desktop',
    language: 'EN',
    member: agent,
    path: '/?centre=agent&page=agentRedEnvelope',
  });
  const { give, state, one, proof, audience } = english;
  await giver.page.getByLabel(give.amount, { exact: true }).fill('100');
  await giver.page.getByLabel(give.shares, { exact: true }).fill('2');
  await giver.page.getByLabel(give.wish, { exact: true }).fill('Happy new year');
  await giver.page.getByLabel(give.password, { exact: true }).fill(WITHDRAWAL_PASSWORD);
  await giver.page.getByRole('button', { name: filled(give.submitAmount, { amount: '฿100.00' }) }).click();
  await giver.page.getByRole('button', { name: new RegExp(state.open) }).waitFor();

  const opener = await come({
    device: 'phone',
    language: 'TH',
    member,
    path: '/?centre=member&page=redEnvelopes',
  });
  await opener.page.getByText('Happy new year').waitFor();
  await opener.page.getByRole('button', { name: thai.own.open }).click();
  const dialog = opener.page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: thai.own.open }).click();
  await dialog.getByText(thai.open.inWallet).waitFor();
  await dialog.getByText(filled(thai.open.place, { place: '1', shares: '2' })).waitFor();
  await dialog.getByRole('button', { name: thai.open.close }).click();
  await opener.page.getByRole('heading', { name: thai.own.opened }).waitFor();

  const { waiting } = await ask(ownUrl, ownEnvelopes, {}, other);
  const id = waiting[0]?.id ?? '';
  await ask(ownUrl, claimEnvelope, { params: { id } }, other);
  await giver.page.getByRole('button', { name: new RegExp(state.claimed) }).click();
  const shown = giver.page.getByRole('dialog').last();
  await shown.getByText(one.who).waitFor();
  expect(await shown.getByText(audience.direct).count()).toBe(1);
  await shown.getByRole('button', { name: proof.check }).click();
  await shown.getByText(proof.fits).waitFor();
});
