import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import console from '../../web/src/console/words/en.json' with { type: 'json' };
import brands from '../../web/src/features/house/brands/console/words/en.json' with { type: 'json' };
import people from '../../web/src/features/people/operators/console/words/en.json' with { type: 'json' };
import { depositPlayMoney, register } from '../actions.ts';
import { urlAt } from '../brand-settings.ts';
import { operatorVisit } from '../console/operator.ts';
import { eventually } from '../eventually.ts';
import { token } from '../login-steps.ts';
import { gameIdOf, launch } from '../player.ts';
import { startTestVendor, type TestVendor } from '../test-vendor.ts';
import { DOORSTEP, visit } from '../visit.ts';

const UNIT = 100_000;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" rx="40" fill="#ffcc55"/></svg>';

let vendor: TestVendor | undefined;
afterAll(() => vendor?.stop());

test('a brand from nothing: proposed by one, made by another, seen before it is open, given a logo, opened; its member registers, plays and is paid', async () => {
  // Another one where the journey is gone again.
  const code = `DOI${randomInt(100_000)}`;
  const host = `${code.toLowerCase()}.localhost`;
  const { page: first, operator } = await operatorVisit({ path: '/new-brand' });
  const field = (label: string) => first.getByLabel(label, { exact: true });
  await field(brands.new.code).fill(code);
  await field(brands.new.nameTh).fill('ดอยสูง');
  await field(brands.new.nameEn).fill('High Hill');
  await field(brands.new.hosts).fill(host);
  await field(brands.new.copies).selectOption('LANNA');
  await field(console.reason.label).fill('A second site for the hills');
  await first.getByRole('button', { name: brands.new.send }).click();
  await first.waitForURL(({ pathname }) => pathname === '/proposals');

  const { page: second } = await operatorVisit({ path: '/proposals?own=0&state=open' });
  await second.getByText(operator.name).first().click();
  await second.getByRole('button', { name: people.proposals.approve }).click();
  await second.getByRole('dialog').getByRole('button', { name: people.proposals.approve }).click();
  await second.getByText(people.proposals.done.approve).waitFor();

  // Closed for visitors, and there to be looked at for operators.
  const { page, problems } = await visit({ host, path: DOORSTEP });
  // Its host is known within seconds; what is asked for before, the look of the brand too, is refused.
  problems.expect(/503|brand\.css/);
  await page.goto(urlAt(host));
  await page.getByText('กำลังเตรียมเปิดให้บริการ').first().waitFor();
  await second.goto(new URL(`/brands/${code}/preview`, second.url()).href);
  const phone = second.frameLocator('iframe').first();
  await phone.getByRole('contentinfo').waitFor();
  expect(await phone.locator('body').textContent()).toContain('ดอยสูง');
  await second.getByText(brands.points.missing.games).waitFor();

  await second.goto(new URL(`/brands/${code}`, second.url()).href);
  await second.getByRole('radio', { name: brands.edit.open, exact: true }).first().check({ force: true });
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  const logoField = second.getByRole('region', { name: brands.edit.picture.logoOnDark, exact: true });
  await logoField.locator('input[type=file]').setInputFiles(logo);
  await logoField.locator('img').waitFor();
  await second.getByRole('button', { name: brands.save.review }).click();
  const review = second.getByRole('dialog');
  if ((await review.locator('textarea').count()) > 0)
    await review.locator('textarea').fill('Everything that is needed is there');
  await review.getByRole('button', { name: brands.save.go }).click();

  vendor = await startTestVendor(inject('databaseUrl'), `${code}HUB`, code);
  await page.goto(urlAt(host));
  await eventually(() => page.locator('header img').first().getAttribute('src')).toMatch(/^\/files\//);
  const username = await register(page);
  await depositPlayMoney(page, '500');
  const player = { username, token: (await token({ page })) ?? '', address: '10.9.8.7' };
  const portal = urlAt(host);
  const launched = vendor.tokenOf(await launch(portal, player, await gameIdOf(portal, vendor.gameCode)));
  const round = { round: randomUUID(), round_closed: false, currency: 'THB', is_free: false };
  const common = { user: vendor.userOf(launched), token: launched, game_code: vendor.gameCode, ...round };
  const bet = { ...common, transaction_uuid: randomUUID(), amount: 100 * UNIT };
  const base = inject('portalUrl').replace(/\/$/, '');
  expect((await vendor.callUntilDecided(base, '/transaction/bet', bet)).status).toBe('RS_OK');
  const win = {
    ...common,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    amount: 350 * UNIT,
    round_closed: true,
  };
  expect((await vendor.callUntilDecided(base, '/transaction/win', win)).status).toBe('RS_OK');
  await page.goto(urlAt(host));
  await eventually(() => page.locator('header [role=status]').first().textContent()).toContain('750.00');
});
