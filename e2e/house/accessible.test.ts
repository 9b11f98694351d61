import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { enter, openedGame, spin } from '../actions.ts';
import { expectNoViolations } from '../expect-no-violations.ts';
import { expectRoomForLargerLetters } from '../larger-letters.ts';
import { gameIdOf, newMember, newPlayer, PASSWORD } from '../player.ts';
import { newAgent, putBelow } from '../team.ts';
import { type Brand, type Device, type Visit, visit } from '../visit.ts';
import { filled, words } from '../words.ts';

const { authentication, cashier, catalogue, game: gameWords, registration } = words;
const portalUrl = inject('portalUrl');

/** The dark brand is looked at on a phone, the light one on a desktop. */
const Variants: { brand: Brand; device: Device }[] = [
  { brand: 'lanna', device: 'phone' },
  { brand: 'chaophraya', device: 'desktop' },
];

test.each(Variants)(
  'a visitor finds no barrier at dialogs, at what is not found, and on pages within pages ($brand, $device)',
  async (variant) => {
    const { page, at, problems } = await visit(variant);
    // Every public page by itself: `tour.test.ts`.
    for (const [path, sign] of [
      ['/login', page.getByRole('dialog', { name: authentication.login.title })],
      ['/register', page.getByRole('dialog', { name: registration.register.title })],
      ['/rng?q=zzz', page.getByText('ไม่พบเกม “zzz”')],
      ['/promoDetail', page.getByRole('heading', { level: 1 })],
      ['/help?article=take-a-break', page.getByRole('heading', { level: 1 })],
      ['/gallery', page.getByRole('heading', { level: 1 })],
      ['/no/such/page', page.getByText(words.shell.notFound.title)],
    ] as const) {
      await page.goto(at(path));
      await sign.waitFor();
      await expectNoViolations(page);
    }
    await page.goto(at('/rng'));
    await page.getByRole('button', { name: catalogue.filters, exact: true }).click();
    await page.getByRole('dialog', { name: catalogue.filters }).waitFor();
    await expectNoViolations(page);
    await page.goto(at(`/rng?dialog=game&about=${await gameIdOf(portalUrl, 'river-naga')}`));
    await page.getByText(catalogue.featureTexts['wild-multiplier']).waitFor();
    await expectNoViolations(page);
    problems.expect(/404/);
  },
);

test.each(Variants)(
  'a player finds no barrier at the wallet, the record, a receipt, a game ($brand, $device)',
  async (variant) => {
    const { page, at } = await visit({ ...variant });
    const player = await newPlayer(at('/'));
    await enter(page, player);
    const gameId = await gameIdOf(at('/'), 'starlight-market');
    await page.goto(at(`/game?game=${gameId}`));
    const game = await openedGame(page);
    await spin(game);
    await expectNoViolations(page);
    const [, frame] = page.frames();
    if (!frame) throw new Error('the game has no frame');
    await expectNoViolations(frame);
    await page.getByRole('button', { name: gameWords.rules }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page);

    await page.goto(at('/?centre=member&page=depositv2'));
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
    await expectNoViolations(page);
    if (variant.device === 'phone') await expectRoomInCentre(page, at, 'member', MEMBER_PAGES);
    await page.goto(at('/?centre=member&page=personalHistoryCopy'));
    const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await rows.first().waitFor();
    await expectNoViolations(page);
    await rows.first().click();
    await page.getByRole('button', { name: words.fairness.reveal.submit }).waitFor();
    await expectNoViolations(page);
  },
);

test.each(Variants)(
  'an agent finds no barrier in the agent centre, nor does who is refused there ($brand, $device)',
  async (variant) => {
    const { page, at } = await visit({ ...variant });
    const [agent, helper, member] = [
      await newAgent(at('/')),
      await newAgent(at('/'), 2),
      await newMember(at('/')),
    ];
    await putBelow(agent, helper);
    await putBelow(helper, member);
    const centre = page.getByRole('dialog', { name: words.centre.agent.title, exact: true });
    await enter(page, agent);
    await page.goto(at('/?centre=agent&page=agentTeamOverview'));
    await centre.getByRole('heading', { name: words.agents.newest.title }).waitFor();
    await centre.getByText(helper.username).waitFor();
    await expectNoViolations(page);
    await page.goto(at('/?centre=agent&page=agentDownline'));
    await centre.getByRole('table').getByText(helper.username).first().waitFor();
    await expectNoViolations(page);
    await page.goto(at('/?centre=agent&page=agentIncome'));
    await centre.getByText(words.income.empty).waitFor();
    await expectNoViolations(page);
    await page.goto(at('/?centre=agent&page=agentRegister'));
    const invitation = centre.getByRole('article', { name: agent.code });
    await invitation.waitFor();
    await expectNoViolations(page);
    await invitation
      .getByRole('button', { name: filled(words.agents.links.showQrOf, { code: agent.code }) })
      .click();
    await page.getByRole('dialog', { name: agent.code }).waitFor();
    await expectNoViolations(page);

    if (variant.device === 'phone') await expectRoomInCentre(page, at, 'agent', AGENT_PAGES);

    const refused = await visit({ ...variant });
    await enter(refused.page, member);
    await refused.page.goto(at('/?centre=agent'));
    await refused.page.getByRole('dialog', { name: words.agents.refused.title }).waitFor();
    await expectNoViolations(refused.page);
  },
);

/** What is opened most, and what has most beside each other. */
const MEMBER_PAGES = [
  'withdraw',
  'transferFund',
  'messageV2',
  'protection',
  'lotterySlips',
  'securityCenter',
];
const AGENT_PAGES = ['agentTeamOverview', 'agentDownline', 'agentTransfers', 'agentNewContract'];

async function expectRoomInCentre(page: Page, at: Visit['at'], centre: string, pages: readonly string[]) {
  for (const name of pages) {
    const path = `/?centre=${centre}&page=${name}`;
    await page.goto(at(path));
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('[role=dialog] [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expectRoomForLargerLetters(page, path);
  }
}

test('a planted barrier is found', async () => {
  const { page } = await visit();
  await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button>')");
  await expect(expectNoViolations(page)).rejects.toThrow('button-name');
});

test.each(Variants)('no barrier on the ways back into an account ($brand, $device)', async (variant) => {
  const { page, at } = await visit(variant);
  const { identity, security } = words;
  await page.goto(at('/login'));
  await page.getByRole('button', { name: authentication.login.forgot, exact: true }).click();
  await page.getByText(authentication.forgot.stuck.phone).waitFor();
  await page.getByRole('combobox').focus();
  await page.getByRole('listbox', { name: identity.mobile.countries }).waitFor();
  await expectNoViolations(page);

  await enter(page, await newMember(at('/')));
  await page.goto(at('/?centre=member&page=depositv2'));
  await page.getByRole('region', { name: security.ask.title }).waitFor();
  await expectNoViolations(page);
  await page.goto(at('/?centre=member'));
  await page.getByRole('navigation', { name: words.centre.member.menu }).waitFor();
  await expectNoViolations(page);
  await page.goto(at('/?centre=member&page=securityCenter&securityCenter.view=close'));
  await page.getByText(security.close.ready).waitFor();
  await expectNoViolations(page);
  await page.goto(at('/?centre=member&page=securityCenter'));
  await page.getByRole('button', { name: security.avatar.change }).click();
  await page.getByRole('button', { name: security.avatar.names.lotus }).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: security.contact.email.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: security.contact.email.add });
  await dialog.getByRole('button', { name: security.contact.send, exact: true }).click();
  await dialog.getByText(security.contact.emailInvalid).waitFor();
  await expectNoViolations(page);
  await dialog.getByLabel(security.email, { exact: true }).fill('another@example.com');
  await dialog.getByLabel(security.prove.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: security.contact.send, exact: true }).click();
  await dialog.getByLabel(security.contact.code, { exact: true }).waitFor();
  await expectNoViolations(page);
});

/** Every rule of WCAG 2.2 A and AA that a machine can check, on what is shown now. */
