import { expect, inject } from 'vitest';
import { ownBrand, turnSwitch } from '../brand-settings.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, logOut, popUps, press, token, untilIn } from '../login-steps.ts';
import { gameIdOf, newMember, newName, PASSWORD } from '../player.ts';
import { retryUntilDecided } from '../retry-until-decided.ts';
import { masked, newAgent, putBelow } from '../team.ts';
import { type Visit, visit } from '../visit.ts';
import { filled } from '../words.ts';

/* Visitor, member, trial and agent before both centres (sections 4 and 6 of the specification). */

const portalUrl = inject('portalUrl');
const MEMBER_CENTRE = '/?centre=member&page=transferFund';
const AGENT_CENTRE = '/?centre=agent&page=agentTeamOverview';

test.concurrent.for([DESKTOP_THAI])(
  'a visitor is asked to log in, and then stands in the centre that was wanted ($device, $language)',
  async (view, { come }) => {
    const [member, agent] = [await newMember(portalUrl), await newAgent(portalUrl, 41)];
    const wallet = await come({ ...view, path: MEMBER_CENTRE });
    await popUps(wallet).logIn.getByText(wallet.words.refusals.not_logged_in).waitFor();
    expect(await memberCentre(wallet).count()).toBe(0);
    await giveNameAndPassword(wallet, member);
    await memberCentre(wallet)
      .getByRole('heading', { name: wallet.words.transfers.pages.transferFund })
      .waitFor();

    const team = await come({ ...view, path: AGENT_CENTRE });
    await popUps(team).logIn.getByText(team.words.refusals.not_logged_in).waitFor();
    expect(await agentCentre(team).count()).toBe(0);
    await giveNameAndPassword(team, agent);
    await agentCentre(team)
      .getByRole('heading', { name: team.words.teams.pages.agentTeamOverview })
      .waitFor();
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a trial is one press away, and prompted to register at a game and at both centres ($device, $language)',
  async (view, { come }) => {
    const visitor = await come(view);
    const { page, at, words } = visitor;
    await press(page.locator('header'), words.shell.menu);
    await page.getByRole('button', { name: words.shell.freeDemo, exact: true }).click();
    await untilIn(visitor);
    // The hottest game as a demo, and home behind it.
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/game' && searchParams.get('demo') === '1',
    );
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    await page.locator('#content a[href*="demo=1"]').first().waitFor();
    await eventually(() => accountType(visitor)).toBe('4');
    await eventually(() => agentWays(visitor).count()).toBe(0);

    for (const centre of [MEMBER_CENTRE, AGENT_CENTRE]) {
      await page.goto(at(centre));
      const warning = page.getByRole('dialog', { name: words.shell.trial.title });
      await warning.getByText(words.shell.trial.text).waitFor();
      expect(await memberCentre(visitor).or(agentCentre(visitor)).count()).toBe(0);
      await press(warning, words.shell.ok);
      await warning.waitFor({ state: 'detached' });
      await eventually(() => new URL(page.url()).search).toBe('');
    }

    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, 'river-naga')}`));
    await page.getByText(words.game.trial.title).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const trialToken = await token(visitor);
    await page.getByRole('link', { name: words.game.register }).click();
    const { register } = popUps(visitor);
    const username = newName();
    await fillRegistration(visitor, username);
    await eventually(() =>
      register.getByRole('button', { name: words.identity.freePlay.start }).count(),
    ).toBe(0);
    await press(register, words.registration.register.submit);
    await until(async () => (await token(visitor)) !== trialToken);
    await until(async () => (await accountType(visitor)) === '0');
    await memberCentre(visitor)
      .getByRole('heading', { name: words.cashier.deposit.title, exact: true })
      .waitFor();
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a member has the member centre, no way to the agent centre, and is shown why it stays closed ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, member, path: MEMBER_CENTRE });
    const { page, at, words } = visitor;
    await memberCentre(visitor).getByRole('heading', { name: words.transfers.pages.transferFund }).waitFor();
    await eventually(() => agentWays(visitor).count()).toBe(0);

    await page.goto(at(AGENT_CENTRE));
    const refusal = page.getByRole('dialog', { name: words.agents.refused.title });
    await refusal.getByText(words.agents.refused.text).waitFor();
    await refusal.getByText(words.agents.refused.what).waitFor();
    expect(await agentCentre(visitor).count()).toBe(0);
    await press(refusal, words.agents.refused.ok);
    await refusal.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');
    await eventually(() => token(visitor)).toBe(member.token);
  },
);

test.concurrent.for([PHONE_THAI, DESKTOP_ENGLISH])(
  'an agent goes in by the site’s own ways, sees the own team level by level and no other agent’s ($device, $language)',
  async (view, { come }) => {
    const [agent, stranger] = [await newAgent(portalUrl, 42), await newAgent(portalUrl)];
    const [helper, low, foreign] = [
      await newAgent(portalUrl, 2),
      await newMember(portalUrl),
      await newMember(portalUrl),
    ];
    await putBelow(agent, helper);
    await putBelow(helper, low);
    await putBelow(stranger, foreign);

    const visitor = await come({ ...view, member: agent });
    const { page, words } = visitor;
    await agentWays(visitor).first().click();
    const centre = agentCentre(visitor);
    await centre.getByRole('heading', { name: words.teams.pages.agentTeamOverview }).waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('agentTeamOverview');
    const menu = centre.getByRole('navigation', { name: words.centre.agent.menu });
    // On a phone the menu is a page of its own, and pages lead back to it.
    const back = centre.getByRole('link', { name: words.centre.agent.title });
    if (view.device === 'phone') await back.click();
    await eventually(() => menu.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining([
        ...Object.values(words.teams.pages),
        ...Object.values(words.agents.pages),
        words.transfers.pages.agentTransfers,
      ]),
    );
    // From the menu on both devices lead the same way.
    if (view.device === 'desktop') return;
    await menu.getByRole('link', { name: words.teams.pages.agentTeamOverview }).click();
    const members = centre.getByRole('button', { name: words.teams.figures.members });
    await eventually(() => members.textContent()).toContain(`2`);
    await centre.getByRole('img', { name: filled(words.agents.invite.qr, { code: agent.code }) }).waitFor();
    await centre.getByText(helper.username, { exact: true }).waitFor();
    await eventually(() => centre.textContent()).not.toContain(low.username);

    await back.click();
    await menu.getByRole('link', { name: words.agents.pages.agentDownline }).click();
    const list = centre.getByRole('table');
    await list.getByText(helper.username).waitFor();
    await press(list, filled(words.agents.downline.open, { account: helper.username }));
    await list.getByText(masked(low)).waitFor();
    const path = centre.getByRole('navigation', { name: words.agents.downline.path });
    await path.getByText(helper.username).waitFor();
    await press(path, words.agents.downline.mine);
    await list.getByText(helper.username).waitFor();
    await eventually(() => centre.textContent()).not.toContain(low.username);

    // At any depth, by the whole name, but not in another's team.
    await field(centre, words.agents.downline.search).fill(low.username.toUpperCase());
    await list.getByText(masked(low)).waitFor();
    await field(centre, words.agents.downline.search).fill(low.username.slice(0, -1));
    await centre.getByText(words.agents.downline.noMatch).waitFor();
    await field(centre, words.agents.downline.search).fill(foreign.username);
    await eventually(() => new URL(page.url()).searchParams.get('agentDownline.account')).toBe(
      foreign.username,
    );
    await centre.getByText(words.agents.downline.noMatch).waitFor();

    await page.keyboard.press('Escape');
    await centre.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'who comes by an agent’s link is below that agent, until the link is closed ($device, $language)',
  async (view, { come }) => {
    const agent = await newAgent(portalUrl, 2);
    const owner = await come({ ...view, member: agent, path: '/?centre=agent&page=agentRegister' });
    const centre = agentCentre(owner);
    const { links } = owner.words.agents;
    await press(centre, links.add);
    const naming = owner.page.getByRole('dialog', { name: links.add });
    await field(naming, links.name).fill('Shop window');
    await press(naming, links.add);
    await naming.waitFor({ state: 'detached' });
    const renamed = centre.getByRole('article', { name: 'LINE group' });
    const made = centre.getByRole('article', { name: 'Shop window' });
    const link = await made.locator('code').textContent();
    const code = new URL(link ?? '').searchParams.get('affiliateCode') ?? '';
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    await press(made, filled(links.showQrOf, { code: 'Shop window' }));
    await owner.page.getByRole('img', { name: filled(owner.words.agents.invite.qr, { code }) }).waitFor();
    await owner.page.keyboard.press('Escape');

    const friend = await come({ ...view, path: new URL(link ?? '').pathname + new URL(link ?? '').search });
    const { identity, registration } = friend.words;
    const { register } = popUps(friend);
    const username = `friend${code.toLowerCase()}`;
    const optional = filled(identity.optional, { field: identity.field.affiliateCode });
    await eventually(() => field(register, optional).inputValue()).toBe(code);
    await fillRegistration(friend, username);
    await press(register, registration.register.submit);
    await untilIn(friend);

    await owner.page.reload();
    const joined = new RegExp(
      filled('joined_one' in links ? String(links.joined_one) : links.joined_other, { count: 1 }),
    );
    await centre.getByRole('article', { name: code }).getByText(joined).waitFor();

    const name = 'LINE group';
    await press(made, filled(links.renameOf, { name: 'Shop window' }));
    const renaming = owner.page.getByRole('dialog', { name: links.rename });
    await field(renaming, links.name).fill(name);
    await press(renaming, links.save);
    await renaming.waitFor({ state: 'detached' });
    const toLine = new URL((await renamed.getByRole('link').getAttribute('href')) ?? '');
    expect(toLine.host).toMatch(/line\.me$/);
    expect(toLine.searchParams.get('url')).toBe(link);

    const close = async () => {
      await press(renamed, filled(links.closeOf, { code: name }));
      const question = owner.page.getByRole('dialog', { name: filled(links.closeTitle, { code: name }) });
      await press(question, links.close);
      await question.waitFor({ state: 'detached' });
    };
    await close();
    await press(renamed, filled(links.undoOf, { name }));
    await renamed.getByText(links.open, { exact: true }).waitFor();
    await close();
    await centre.getByRole('article', { name: code }).getByText(links.closed, { exact: true }).waitFor();

    const late = await come({ ...view, path: `/register?affiliateCode=${code}` });
    late.problems.expect(/agent\/affiliate|400/);
    const form = popUps(late).register;
    await fillRegistration(late, `late${code.toLowerCase()}`);
    await press(form, late.words.registration.register.submit);
    await form.getByText(late.words.identity.fault.invitation).waitFor();
  },
);

test.concurrent.for([PHONE_THAI])(
  'logging out takes what made an agent of this tab: the next one in it is a member ($device, $language)',
  async (view, { come }) => {
    const [agent, member] = [await newAgent(portalUrl), await newMember(portalUrl)];
    const visitor = await come({ ...view, path: '/login' });
    const { page, at, words } = visitor;
    await giveNameAndPassword(visitor, agent);
    await untilIn(visitor);
    await page.goto(at('/rng'));
    await agentWays(visitor).first().waitFor();
    await eventually(() => accountType(visitor)).toBe('1');
    await logOut(visitor);
    await page.waitForURL(({ pathname }) => pathname === '/');
    await eventually(() => accountType(visitor)).toBeNull();
    await eventually(() => agentWays(visitor).count()).toBe(0);

    await page.goto(at('/login?centre=agent'));
    await giveNameAndPassword(visitor, member);
    await page.getByRole('dialog', { name: words.agents.refused.title }).waitFor();
    await eventually(() => agentWays(visitor).count()).toBe(0);
  },
);

test('a brand without free play shows no way to it, on the front page and in its bars', async () => {
  const own = await ownBrand('untried');
  const before = await visit({ host: own.host });
  const { words } = before;
  await before.page.getByRole('button', { name: words.shell.freeDemo }).waitFor();
  const tries = before.page.getByRole('link', {
    name: new RegExp(filled(words.home.tryGame, { game: '.+' })),
  });
  await tries.first().waitFor();
  await turnSwitch(own.code, ['flags', 'freePlay'], false);
  await eventually(() => tries.count()).toBe(0);
  await eventually(() => before.page.getByRole('button', { name: words.shell.freeDemo }).count()).toBe(0);
});

/** As `retryUntilDecided`; an expectation that polls belongs to one test alone and these run side by side. */
async function until(holds: () => Promise<boolean>) {
  await retryUntilDecided(async () => ((await holds()) ? true : undefined));
}

/** What the tab keeps of the kind of account it is in. */
function accountType({ page }: Visit): Promise<string | null> {
  return page.evaluate<string | null>("sessionStorage.getItem('isAgent')");
}

async function fillRegistration(visitor: Visit, username: string) {
  const { identity, registration } = visitor.words;
  const { register } = popUps(visitor);
  await field(register, identity.username).fill(username);
  await field(register, identity.password).fill(PASSWORD);
  await field(register, registration.confirmPassword).fill(PASSWORD);
  await register.getByRole('checkbox').first().check();
}

function memberCentre({ page, words }: Visit) {
  return page.getByRole('dialog', { name: words.centre.member.title, exact: true });
}

function agentCentre({ page, words }: Visit) {
  return page.getByRole('dialog', { name: words.centre.agent.title, exact: true });
}

/** Links of bars and menus to the agent centre. */
function agentWays({ page }: Visit) {
  return page.locator('a[href*="centre=agent"]:visible');
}

/** What stands above a name among the figures of the team. */
