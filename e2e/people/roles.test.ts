import { expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, logOut, popUps, press, token, untilIn } from '../login-steps.ts';
import { gameIdOf, newMember, newName, PASSWORD } from '../player.ts';
import { newAgent } from '../team.ts';
import type { Visit } from '../visit.ts';
import { filled } from '../words.ts';

/* Visitor, member, trial and agent before both centres (sections 4 and 6 of the specification). */

const portalUrl = inject('portalUrl');
const MEMBER_CENTRE = '/?centre=member&page=transferFund';
const AGENT_CENTRE = '/?centre=agent&page=agentTeamOverview';

test.concurrent.for([PHONE_THAI])(
  'a visitor is asked to log in and then stands in the centre that was wanted; the next one in the tab is a member, and shown why the agent centre stays closed ($device, $language)',
  async (view, { come }) => {
    const [agent, member] = [await newAgent(portalUrl, 41), await newMember(portalUrl)];
    const visitor = await come({ ...view, path: AGENT_CENTRE });
    const { page, at, words } = visitor;
    await popUps(visitor).logIn.getByText(words.refusals.not_logged_in).waitFor();
    expect(await agentCentre(visitor).count()).toBe(0);
    await giveNameAndPassword(visitor, agent);
    await agentCentre(visitor).getByRole('heading', { name: words.teams.pages.agentTeamOverview }).waitFor();
    await eventually(() => accountType(visitor)).toBe('41');

    await page.goto(at('/rng'));
    await agentWays(visitor).first().waitFor();
    await logOut(visitor);
    await eventually(() => accountType(visitor)).toBeNull();
    await eventually(() => agentWays(visitor).count()).toBe(0);

    await page.goto(at(MEMBER_CENTRE));
    await popUps(visitor).logIn.getByText(words.refusals.not_logged_in).waitFor();
    expect(await memberCentre(visitor).count()).toBe(0);
    await giveNameAndPassword(visitor, member);
    await memberCentre(visitor).getByRole('heading', { name: words.transfers.pages.transferFund }).waitFor();
    await eventually(() => agentWays(visitor).count()).toBe(0);
    const its = await token(visitor);

    await page.goto(at(AGENT_CENTRE));
    const refusal = page.getByRole('dialog', { name: words.agents.refused.title });
    await refusal.getByText(words.agents.refused.text).waitFor();
    await refusal.getByText(words.agents.refused.what).waitFor();
    expect(await agentCentre(visitor).count()).toBe(0);
    await press(refusal, words.agents.refused.ok);
    await refusal.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');
    expect(await token(visitor)).toBe(its);
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a trial is one press away, and prompted to register at a centre and at a game ($device, $language)',
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

    await page.goto(at(AGENT_CENTRE));
    const warning = page.getByRole('dialog', { name: words.shell.trial.title });
    await warning.getByText(words.shell.trial.text).waitFor();
    expect(await agentCentre(visitor).count()).toBe(0);
    await press(warning, words.shell.ok);
    await warning.waitFor({ state: 'detached' });
    await eventually(() => new URL(page.url()).search).toBe('');

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
    await eventually(() => token(visitor)).not.toBe(trialToken);
    await eventually(() => accountType(visitor)).toBe('0');
    await memberCentre(visitor)
      .getByRole('heading', { name: words.cashier.deposit.title, exact: true })
      .waitFor();
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'who comes by an agent’s link is counted there, and the link can be closed ($device, $language)',
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
    await made.getByText(joined).waitFor();

    await press(made, filled(links.closeOf, { code: 'Shop window' }));
    const question = owner.page.getByRole('dialog', {
      name: filled(links.closeTitle, { code: 'Shop window' }),
    });
    await press(question, links.close);
    await question.waitFor({ state: 'detached' });
    await made.getByText(links.closed, { exact: true }).waitFor();
  },
);

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
