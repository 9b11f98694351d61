import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { expect, inject } from 'vitest';
import agentWords from '../../../web/src/features/money/transfers/words/en.json' with { type: 'json' };
import { enter } from '../../actions.ts';
import { openBrand, urlAt } from '../../brand-settings.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { ask, newPlayer, PASSWORD } from '../../player.ts';
import { masked, newAgent, putBelow } from '../../team.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* Money to the own agent (section 2 of the specification: transferUpline), and who sees it arrive. */

// What a deposit asks to be played has journeys of its own.
const host = await openBrand('upline', {
  transfers: { upline: true },
  deposits: { turnoverBasisPoints: 0 },
});
visitsGoTo(host);
const ownUrl = urlAt(host);
const WITHDRAWAL_PASSWORD = '482615';

test.concurrent.for([PHONE_THAI])(
  'a member sends money to the own agent with the withdrawal password, and the agent sees from whom ($device, $language)',
  async (view, { come }) => {
    const agent = await newAgent(ownUrl);
    const member = await newPlayer(ownUrl, '1000.00');
    await putBelow(agent, member);
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
      member,
    );
    const visitor = await come(view);
    const { page, at } = visitor;
    const { upline, sheet, fault: fieldError, pages, kind, recent } = visitor.words.transfers;
    await enter(page, member);
    await page.goto(at('/?centre=member&page=transferUpline'));
    await page.getByRole('heading', { name: pages.transferUpline, exact: true }).waitFor();
    await page.getByText(masked(agent), { exact: true }).waitFor();

    const amount = page.getByLabel(sheet.amount, { exact: true });
    await amount.fill('5');
    await page.getByLabel(upline.password, { exact: true }).fill('000000');
    await page.locator('form button[type=submit]').last().click();
    await page.getByText(filled(fieldError.below, { min: '฿100.00' })).waitFor();

    await amount.fill('250');
    await page.locator('form button[type=submit]').last().click();
    await page.getByText(visitor.words.refusals.payment_password_wrong).waitFor();
    visitor.problems.expect(/400/);

    await page.getByLabel(upline.password, { exact: true }).fill(WITHDRAWAL_PASSWORD);
    await page.locator('form button[type=submit]').last().click();
    await page.getByText(filled(upline.done, { amount: '฿250.00', agent: masked(agent) })).waitFor();
    await page.getByRole('region', { name: recent.title }).getByText(kind.upline, { exact: true }).waitFor();

    const theirs = await come({ device: 'desktop', language: 'EN' });
    await enter(theirs.page, agent);
    await theirs.page.goto(theirs.at('/?centre=agent&page=agentTransfers'));
    await theirs.page.getByRole('heading', { name: agentWords.pages.agentTransfers }).waitFor();
    await theirs.page.getByText(member.username, { exact: true }).waitFor();
    expect(await theirs.page.getByText(/250\.00/).count()).toBeGreaterThan(0);
  },
);

test.concurrent('a member without an agent has no page of transfers to the agent in the menu', async ({
  come,
}) => {
  const member = await newPlayer(inject('portalUrl'));
  const visitor = await come({ device: 'desktop', host: 'localhost' });
  await enter(visitor.page, member);
  await visitor.page.goto(visitor.at('/?centre=member&page=transferFund'));
  const { pages } = visitor.words.transfers;
  await visitor.page.getByRole('heading', { name: pages.transferFund, exact: true }).waitFor();
  await visitor.page.getByRole('link', { name: pages.transferFund }).first().waitFor();
  expect(await visitor.page.getByRole('link', { name: pages.transferUpline }).count()).toBe(0);
});
