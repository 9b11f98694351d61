import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { appointMember } from '@lanna/contract/people/agents/rates';
import { expect } from 'vitest';
import { settled } from '../../actions.ts';
import { openBrand, urlAt } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { field, giveNameAndPassword, press, token, untilIn } from '../../login-steps.ts';
import { ask, newMember, newPlayer, PASSWORD, type Player } from '../../player.ts';
import { masked, newAgent, putBelow } from '../../team.ts';
import { type Visit, visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* Money from an agent to a direct member, found by a part of the name, and a member who becomes an agent. */

// What a deposit asks to be played has journeys of its own.
const host = await openBrand('senddown', { deposits: { turnoverBasisPoints: 0 } });
visitsGoTo(host);
const ownUrl = urlAt(host);
const WITHDRAWAL_PASSWORD = '482615';

test.concurrent.for([PHONE_THAI])(
  'an agent logs in, finds a member by a part of the name, reads whom the money is for, and the member has it, and is made an agent while logged in ($device, $language)',
  async (view, { come }) => {
    const agent = await newAgent(ownUrl, 2, { funds: '5000.00' });
    const [member, other] = [await newPlayer(ownUrl, '120.00'), await newMember(ownUrl)];
    const helper = await newAgent(ownUrl);
    const deeper = await newMember(ownUrl);
    for (const one of [member, other, helper]) await putBelow(agent, one);
    await putBelow(helper, deeper);
    await setWithdrawalPassword(agent);

    const theirs = await come({ ...view, member, path: '/?centre=member&page=transferFund' });
    await theirs.page.getByText('฿120.00', { exact: true }).first().waitFor();

    const visitor = await come({ ...view, path: '/login' });
    const { page, words } = visitor;
    const { downline } = words.agents;
    await giveNameAndPassword(visitor, agent);
    await untilIn(visitor);
    await page
      .getByRole('navigation', { name: words.shell.tabBar })
      .getByRole('link', { name: words.shell.team, exact: true })
      .click();
    const centre = agentCentre(visitor);
    // On a phone the tab leads to the overview, and from there back to the menu.
    await centre.getByRole('link', { name: words.centre.agent.title }).click();
    await centre
      .getByRole('navigation', { name: words.centre.agent.menu })
      .getByRole('link', { name: words.agents.pages.agentDownline, exact: true })
      .click();

    // A part of the name, in another case, finds the direct member alone.
    const list = centre.getByRole('table');
    await list.getByText(helper.username, { exact: true }).waitFor();
    await field(centre, downline.search).fill(member.username.slice(4, 12).toUpperCase());
    await list.getByText(other.username).waitFor({ state: 'detached' });
    const row = list.getByRole('row').filter({ hasText: member.username });
    await row.getByText('฿120.00', { exact: true }).waitFor();
    await row.getByText(downline.statuses.active, { exact: true }).waitFor();
    expect(await row.getByText(downline.never, { exact: true }).count()).toBe(0);

    await press(row, filled(downline.manage, { account: member.username }));
    const sheet = page.getByRole('dialog', { name: member.username, exact: true });
    await press(sheet, words.transfers.down.action);
    const form = page.getByRole('dialog', {
      name: filled(words.transfers.down.title, { name: member.username }),
    });

    // As a neighbour would write fifteen hundred: nothing is sent before the agent has said which amount it is.
    await field(form, words.transfers.sheet.amount).fill('1.500');
    await field(form, words.transfers.upline.password).fill(WITHDRAWAL_PASSWORD);
    await form.getByText(words.ui.amount.which, { exact: true }).waitFor();
    await form.getByRole('button', { name: '฿1.50', exact: true }).waitFor();
    await form.locator('button[type=submit]').click();
    expect(await sentTo(member)).toEqual([]);
    await press(form, '฿1,500.00');
    await press(
      form,
      filled(words.transfers.down.submitAmount, { amount: '฿1,500.00', name: member.username }),
    );
    await form
      .getByText(filled(words.transfers.down.done, { amount: '฿1,500.00', name: member.username }))
      .waitFor();
    expect(await sentTo(member)).toEqual(['1500.00']);

    // On the member's open page without a reload.
    await theirs.page.getByText('฿1,620.00', { exact: true }).first().waitFor();
    // The list behind form and sheet has the new balance.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await row.getByText('฿1,620.00', { exact: true }).waitFor();
    // Further down a name is masked: level by level, and found by the whole of it.
    await field(centre, downline.search).fill('');
    await press(list, filled(downline.open, { account: helper.username }));
    await list.getByText(masked(deeper), { exact: true }).waitFor();
    await press(centre.getByRole('navigation', { name: downline.path }), downline.mine);
    await list.getByText(helper.username, { exact: true }).waitFor();
    await field(centre, downline.search).fill(deeper.username);
    await list.getByText(masked(deeper), { exact: true }).waitFor();

    // Appointed, the member has the agent centre in the open tab, with the same session, and the calls behind it are answered to that.
    await theirs.page.goto(theirs.at('/'));
    const tabs = theirs.page.getByRole('navigation', { name: words.shell.tabBar });
    // By the name alone or with the number of messages that have come meanwhile.
    await tabs.getByRole('link', { name: words.shell.me }).first().waitFor();
    await settled(theirs.page);
    await ask(ownUrl, appointMember, { params: { id: await idOf(member) }, body: { type: 1 } }, agent);
    await tabs.getByRole('link', { name: words.shell.team, exact: true }).click();
    await agentCentre(theirs).getByText(words.teams.overview.empty, { exact: true }).waitFor();
    expect(await token(theirs)).toBe(member.token);
  },
);

async function setWithdrawalPassword(agent: Player) {
  const body = {
    password: PASSWORD,
    newPaymentPassword: WITHDRAWAL_PASSWORD,
    confirmPaymentPassword: WITHDRAWAL_PASSWORD,
  };
  await ask(ownUrl, setPaymentPassword, { body }, agent);
}

async function idOf({ username }: Player): Promise<string> {
  const [row] = await queryDatabase<{ id: string }>('select id from members.member where username = $1', [
    username,
  ]);
  return row?.id ?? '';
}

/** What the member has been sent from above, as the books have it. */
async function sentTo({ username }: Player): Promise<string[]> {
  const rows = await queryDatabase<{ amount: string }>(
    `select (t.amount / 100000.0)::numeric(20, 2)::text as amount from transfers.transfer t join members.member m on m.id = t.member_id
     where m.username = $1 and t.kind = 'downline'`,
    [username],
  );
  return rows.map(({ amount }) => amount);
}

function agentCentre({ page, words }: Visit) {
  return page.getByRole('dialog', { name: words.centre.agent.title, exact: true });
}
