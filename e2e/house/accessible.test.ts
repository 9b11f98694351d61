import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import positions from '../../web/src/features/commission/positions/words/th.json' with { type: 'json' };
import { enter, openedGame, spin } from '../actions.ts';
import { DIALOG, expectNoViolations, FRAME } from '../expect-no-violations.ts';
import { pressLink } from '../follow.ts';
import { expectRoomForLargerLetters } from '../larger-letters.ts';
import { gameIdOf, newMember, newPlayer, PASSWORD } from '../player.ts';
import { newAgent, putBelow } from '../team.ts';
import { BRANDS, type Brand, type Device, type Visit, visit } from '../visit.ts';
import { filled, words } from '../words.ts';

const { authentication, cashier, catalogue, game: gameWords, registration } = words;
const portalUrl = inject('portalUrl');

/** Where a member of the brand is registered. */
function originOf(brand: Brand): string {
  const url = new URL(portalUrl);
  url.hostname = BRANDS[brand];
  return url.href;
}

/** The dark brand is looked at on a phone, the light one on a desktop; each way on one of them, every public page on both (`tour.test.ts`). */
const DARK_PHONE: { brand: Brand; device: Device } = { brand: 'lanna', device: 'phone' };
const LIGHT_DESKTOP: { brand: Brand; device: Device } = { brand: 'chaophraya', device: 'desktop' };

test.each([LIGHT_DESKTOP])(
  'a visitor finds no barrier at dialogs, at what is not found, and on pages within pages ($brand, $device)',
  async (variant) => {
    const { page, at, problems } = await visit({ ...variant, path: '/fair?dialog=login' });
    // Every public page by itself: `tour.test.ts`.
    await page.getByRole('dialog', { name: authentication.login.title }).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?dialog=register');
    await page.getByRole('dialog', { name: registration.register.title }).waitFor();
    await expectNoViolations(page, DIALOG);
    for (const [path, sign] of [
      ['/rng?q=zzz', page.getByText('ไม่พบเกม “zzz”')],
      ['/promoDetail', page.getByRole('heading', { level: 1 })],
      ['/help?article=take-a-break', page.getByRole('heading', { level: 1 })],
      ['/gallery', page.getByRole('heading', { level: 1 })],
      ['/no/such/page', page.getByText(words.shell.notFound.title)],
    ] as const) {
      await page.goto(at(path));
      await sign.waitFor();
      await expectNoViolations(page, { without: FRAME });
    }
    await page.goto(at('/rng'));
    await page.getByRole('button', { name: catalogue.filters, exact: true }).click();
    await page.getByRole('dialog', { name: catalogue.filters }).waitFor();
    await expectNoViolations(page, DIALOG);
    await page.goto(at(`/rng?dialog=game&about=${await gameIdOf(portalUrl, 'river-naga')}`));
    await page.getByText(catalogue.featureTexts['wild-multiplier']).waitFor();
    await expectNoViolations(page, DIALOG);
    problems.expect(/404/);
  },
);

test.each([DARK_PHONE])(
  'a player finds no barrier at the wallet, the record, a receipt, a game ($brand, $device)',
  async (variant) => {
    const origin = originOf(variant.brand);
    const player = await newPlayer(origin);
    const path = `/game?game=${await gameIdOf(origin, 'starlight-market')}`;
    const { page, at } = await visit({ ...variant, member: player, path });
    const game = await openedGame(page);
    await spin(game);
    await expectNoViolations(page);
    const [, frame] = page.frames();
    if (!frame) throw new Error('the game has no frame');
    await expectNoViolations(frame);
    await page.getByRole('button', { name: gameWords.rules }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, DIALOG);

    await page.goto(at('/fair?centre=member&page=depositv2'));
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
    await expectNoViolations(page, DIALOG);
    await expectRoomInCentre(page, at, 'member', MEMBER_PAGES);
    await page.goto(at('/fair?centre=member&page=personalHistoryCopy'));
    const rows = page.getByRole('button', { name: /^ดูหลักฐาน/ });
    await rows.first().waitFor();
    await expectNoViolations(page, DIALOG);
    await rows.first().click();
    await page.getByRole('button', { name: words.fairness.reveal.submit }).waitFor();
    await expectNoViolations(page, DIALOG);
  },
);

test.each([DARK_PHONE])(
  'an agent finds no barrier in the agent centre, nor does who is refused there ($brand, $device)',
  async (variant) => {
    const origin = originOf(variant.brand);
    const [agent, helper, member] = [
      await newAgent(origin),
      await newAgent(origin, 2),
      await newMember(origin),
    ];
    await putBelow(agent, helper);
    await putBelow(helper, member);
    const path = '/fair?centre=agent&page=agentTeamOverview';
    const { page, at } = await visit({ ...variant, member: agent, path });
    const centre = page.getByRole('dialog', { name: words.centre.agent.title, exact: true });
    await centre.getByRole('heading', { name: words.agents.newest.title }).waitFor();
    await centre.getByText(helper.username).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=agent&page=agentDownline');
    await centre.getByRole('table').getByText(helper.username).first().waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=agent&page=agentIncome');
    await centre.getByText(words.income.empty).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=agent&page=agentPositions');
    await centre.getByRole('heading', { name: positions.pages.positions }).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=agent&page=agentSheets');
    await centre.getByText(positions.sheets.empty).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=agent&page=agentRegister');
    const invitation = centre.getByRole('article', { name: agent.code });
    await invitation.waitFor();
    await expectNoViolations(page, DIALOG);
    await invitation
      .getByRole('button', { name: filled(words.agents.links.showQrOf, { code: agent.code }) })
      .click();
    await page.getByRole('dialog', { name: agent.code }).waitFor();
    await expectNoViolations(page, DIALOG);

    await expectRoomInCentre(page, at, 'agent', AGENT_PAGES);

    const refused = await visit({ ...variant, member, path: '/fair?centre=agent' });
    await refused.page.getByRole('dialog', { name: words.agents.refused.title }).waitFor();
    await expectNoViolations(refused.page, DIALOG);
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
    const path = `/fair?centre=${centre}&page=${name}`;
    await page.goto(at(path));
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('[role=dialog] [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expectRoomForLargerLetters(page, path);
  }
}

test('a planted barrier is found', async () => {
  const { page } = await visit({ path: '/fair' });
  await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button>')");
  await expect(expectNoViolations(page)).rejects.toThrow('button-name');
});

test.each([LIGHT_DESKTOP])(
  'no barrier on the ways back into an account ($brand, $device)',
  async (variant) => {
    const { page, at } = await visit({ ...variant, path: '/fair?dialog=login' });
    const { identity, security } = words;
    await page.getByRole('button', { name: authentication.login.forgot, exact: true }).click();
    await page.getByText(authentication.forgot.stuck.phone).waitFor();
    await page.getByRole('combobox').focus();
    await page.getByRole('listbox', { name: identity.mobile.countries }).waitFor();
    await expectNoViolations(page, { without: [...FRAME, 'main'] });

    await enter(page, await newMember(at('/')), at('/fair?centre=member&page=depositv2'));
    await page.getByRole('region', { name: security.ask.title }).waitFor();
    await expectNoViolations(page, DIALOG);
    await page.goto(at('/fair?centre=member'));
    await page.getByRole('navigation', { name: words.centre.member.menu }).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=member&page=securityCenter&securityCenter.view=close');
    await page.getByText(security.close.ready).waitFor();
    await expectNoViolations(page, DIALOG);
    await pressLink(page, '/fair?centre=member&page=securityCenter');
    await page.getByRole('button', { name: security.avatar.change }).click();
    await page.getByRole('button', { name: security.avatar.names.lotus }).waitFor();
    await expectNoViolations(page, DIALOG);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: security.contact.email.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: security.contact.email.add });
    await dialog.getByRole('button', { name: security.contact.send, exact: true }).click();
    await dialog.getByText(security.contact.emailInvalid).waitFor();
    await expectNoViolations(page, DIALOG);
    await dialog.getByLabel(security.email, { exact: true }).fill('another@example.com');
    await dialog.getByLabel(security.prove.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: security.contact.send, exact: true }).click();
    await dialog.getByLabel(security.contact.code, { exact: true }).waitFor();
    await expectNoViolations(page, DIALOG);
  },
);

/** Every rule of WCAG 2.2 A and AA that a machine can check, on what is shown now. */
