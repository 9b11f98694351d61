import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { expect } from 'vitest';
import agentWords from '../../../web/src/features/money/transfers/words/en.json' with { type: 'json' };
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
    const visitor = await come({ ...view, member, path: '/?centre=member&page=transferUpline' });
    const { page } = visitor;
    const { upline, sheet, pages, kind, recent } = visitor.words.transfers;
    await page.getByRole('heading', { name: pages.transferUpline, exact: true }).waitFor();
    await page.getByText(masked(agent), { exact: true }).waitFor();

    await page.getByLabel(sheet.amount, { exact: true }).fill('250');
    await page.getByLabel(upline.password, { exact: true }).fill(WITHDRAWAL_PASSWORD);
    await page.locator('form button[type=submit]').last().click();
    await page.getByText(filled(upline.done, { amount: '฿250.00', agent: masked(agent) })).waitFor();
    await page.getByRole('region', { name: recent.title }).getByText(kind.upline, { exact: true }).waitFor();

    const theirs = await come({
      device: 'desktop',
      language: 'EN',
      member: agent,
      path: '/?centre=agent&page=agentTransfers',
    });
    await theirs.page.getByRole('heading', { name: agentWords.pages.agentTransfers }).waitFor();
    await theirs.page.getByText(member.username, { exact: true }).waitFor();
    expect(await theirs.page.getByText(/250\.00/).count()).toBeGreaterThan(0);
  },
);
