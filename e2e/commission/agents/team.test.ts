import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { expect, inject } from 'vitest';
import { listed } from '../../actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, gameIdOf, newMember } from '../../player.ts';
import { studioPlay } from '../../studio-play.ts';
import { masked, newAgent, putBelow } from '../../team.ts';
import type { Visit } from '../../visit.ts';
import { filled } from '../../words.ts';

/* What a team came to, opened down to one member's bet (section 6 of the specification: agentTeamOverview, agentTeamBetting). */

const portalUrl = inject('portalUrl');
/** The game of a Thai page. */
const GAME = 'พญานาคสายน้ำ';

test.concurrent.for([PHONE_THAI])(
  'an agent opens the turnover of a played day down to one member’s bet and goes back the same way, finds a member by the whole name, and saves the transactions as a file ($device, $language)',
  async (view, { come }) => {
    const { agent, helper, player } = await playedTeam();
    const visitor = await come({ ...view, member: agent, path: '/?centre=agent&page=agentTeamOverview' });
    const { page, at, words } = visitor;
    const { teams } = words;
    const centre = agentCentre(visitor);
    await centre.getByRole('heading', { name: teams.pages.agentTeamOverview }).waitFor();
    // Counted some seconds behind play, deposits and bets each by itself.
    const counted = (figure: string, shown: string) =>
      listed(page, centre.getByRole('button', { name: figure }).filter({ hasText: shown }));
    await counted(teams.figures.bets, '2');
    await counted(teams.figures.deposits, '1,000.00');
    await expectNoViolations(page, DIALOG);

    await centre.getByRole('button', { name: teams.figures.turnover }).click();
    await centre.getByRole('button', { name: filled(teams.open, { account: helper.username }) }).click();
    await centre.getByRole('button', { name: filled(teams.open, { account: masked(player) }) }).click();
    await centre.getByRole('heading', { name: teams.bets.title }).waitFor();
    await eventually(() => centre.getByText(GAME, { exact: true }).count()).toBe(2);
    await eventually(() => centre.textContent()).not.toContain(player.username);
    await expectNoViolations(page, DIALOG);
    const address = page.url();
    await page.reload();
    await centre.getByRole('heading', { name: teams.bets.title }).waitFor();
    expect(page.url()).toBe(address);
    await page.goBack();
    await centre.getByRole('button', { name: filled(teams.open, { account: masked(player) }) }).waitFor();

    await page.goto(at('/?centre=agent&page=agentTeamTransactions'));
    await listed(page, centre.getByText(masked(player), { exact: true }));
    await centre.getByRole('searchbox', { name: teams.find.label }).fill(player.username);
    await centre.getByRole('button', { name: teams.find.go, exact: true }).click();
    await centre.getByRole('navigation', { name: teams.path }).getByText(masked(player)).waitFor();
    await expectNoViolations(page, DIALOG);
    const saving = page.waitForEvent('download');
    await centre.getByRole('button', { name: teams.export }).click();
    const file = readFileSync(await (await saving).path(), 'utf8');
    expect(file).toContain(masked(player));
    expect(file).toContain('1000');
    expect(file).not.toContain(player.username);
  },
);

/** An agent, an agent below, and a member below that one who then pays in and plays twice. */
async function playedTeam() {
  const [agent, helper] = [await newAgent(portalUrl), await newAgent(portalUrl)];
  const player = await newMember(portalUrl);
  await putBelow(agent, helper);
  await putBelow(helper, player);
  const { token, address } = player;
  await ask(
    portalUrl,
    deposit,
    { body: { methodCode: 'SANDBOX', amount: '1000.00' } },
    { token, address, idempotencyKey: randomUUID() },
  );
  const play = await studioPlay(portalUrl, player, await gameIdOf(portalUrl, 'river-naga'));
  for (let round = 0; round < 2; round++) await play(new Map());
  return { agent, helper, player };
}

function agentCentre({ page, words }: Visit) {
  return page.getByRole('dialog', { name: words.centre.agent.title, exact: true });
}
