import { randomUUID } from 'node:crypto';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { login } from '@lanna/contract/people/authentication/authentication';
import { gameList, launchGame } from '@lanna/contract/play/catalogue/catalogue';
import { expect, inject } from 'vitest';
import { depositPlayMoney, openedGame, spin } from '../../actions.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../../device-matrix.ts';
import { field, giveNameAndPassword, popUps, press, untilIn } from '../../login-steps.ts';
import { ask, Refused } from '../../player.ts';
import { newAgent } from '../../team.ts';
import { filled } from '../../words.ts';

/* An account that an agent makes, from the agent's screen to its owner's first round. */

const portalUrl = inject('portalUrl');
const OWN_PASSWORD = 'paper-boat-on-the-ping';

test('an agent makes an account, and its owner sets a password, accepts the terms and plays', async ({
  come,
}) => {
  const agent = await newAgent(portalUrl, 2);
  await queryDatabase(
    `insert into agents.rate (member_id, category, from_day, merchant_id, rate, set_at)
     select id, 'RNG', '2020-01-01', merchant_id, 900, now() from members.member where username = $1`,
    [agent.username],
  );
  const username = `made${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const maker = await come({ ...DESKTOP_ENGLISH, member: agent, path: '/?centre=agent&page=agentRegister' });
  const { made, category } = maker.words.agents;
  await maker.page.getByRole('tab', { name: made.tabs.accounts, exact: true }).click();
  await maker.page.getByRole('button', { name: made.add, exact: true }).click();
  const making = maker.page.getByRole('dialog', { name: made.add, exact: true });
  await field(making, made.username).fill(username);
  await field(making, category.RNG).fill('0.5');
  await press(making, made.submit);
  const notified = maker.page.getByRole('dialog', {
    name: filled(made.done, { account: username }),
    exact: true,
  });
  const password = (await notified.locator('code').nth(2).textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  await press(notified, made.close);
  await maker.page.getByText(made.waits, { exact: true }).waitFor();

  // The first password opens nothing but the way to the owner's own.
  const { token } = await ask(portalUrl, login, { body: { type: 'username', username, password } });
  const { games } = await ask(portalUrl, gameList, { query: { gameType: 'RNG' } });
  const [game] = games;
  if (!game) throw new Error('the brand has no slot');
  const paying = { methodCode: 'SANDBOX', amount: '100.00' };
  expect(
    await refusal(ask(portalUrl, deposit, { body: paying }, { token, idempotencyKey: randomUUID() })),
  ).toBe('password_change_due');
  const launching = { gameId: game.gameId };
  expect(await refusal(ask(portalUrl, launchGame, { body: launching }, { token }))).toBe(
    'password_change_due',
  );

  const owner = await come(PHONE_THAI);
  const { page, words, at, problems } = owner;
  problems.expect(/40[03]/);
  const { authentication } = words;
  await page.goto(at('/login'));
  await giveNameAndPassword(owner, { username }, password);
  const { newPassword } = popUps(owner);
  await newPassword.getByText(authentication.enrolment.lead).waitFor();
  await field(newPassword, authentication.newPassword.new).fill(OWN_PASSWORD);
  await field(newPassword, authentication.newPassword.confirm).fill(OWN_PASSWORD);
  await newPassword.getByRole('checkbox').check();
  await press(newPassword, authentication.enrolment.submit);
  await newPassword.waitFor({ state: 'detached' });
  await untilIn(owner);
  await page.goto(at('/?centre=member&page=depositv2'));
  await depositPlayMoney(page, '100');
  await page.goto(at(`/game?game=${game.gameId}`));
  await spin(await openedGame(page));

  await maker.page.reload();
  await maker.page.getByRole('tab', { name: made.tabs.accounts, exact: true }).click();
  await maker.page.getByText(made.entered, { exact: true }).waitFor();
});

async function refusal(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );
}
