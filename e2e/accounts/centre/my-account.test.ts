import { playerAvatar } from '@lanna/contract/people/members/avatar';
import { expect, inject } from 'vitest';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { field, press } from '../../login-steps.ts';
import { ask, newMember, PASSWORD } from '../../player.ts';

/* The member centre: its menu on a phone, the picture, the person, and the way out (sections 2 and 3 of the specification). */

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_THAI])(
  'a member opens the account from the menu, chooses a picture, gives the payee name, and closes the account ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const { page, at, words, problems } = await come({ ...view, member });
    // What the page still asks once the account is closed.
    problems.expect(/401/);
    const { centre, security, identity, shell } = words;
    await page.getByRole('navigation', { name: shell.tabBar }).getByText(shell.me).click();
    const menu = page.getByRole('navigation', { name: centre.member.menu });
    await menu.getByText(centre.member.groups.money).waitFor();
    // Without an agent above there is nowhere to send money up to.
    expect(await menu.getByRole('link', { name: words.transfers.pages.transferUpline }).count()).toBe(0);
    await menu.getByRole('link', { name: security.title }).click();
    await page.getByRole('heading', { name: security.title }).waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('securityCenter');

    const own = page.getByRole('button', { name: security.avatar.change });
    await own.click();
    await page.getByRole('button', { name: security.avatar.names.lotus }).click();
    await page.getByText(security.avatar.saved).first().waitFor();
    await own.locator('img[src="/art/avatar/lotus.svg"]').waitFor();
    expect(await ask(portalUrl, playerAvatar, {}, member)).toMatchObject({ avatarType: 'STATIC' });
    await own.click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ type: 'png' }),
    });
    await eventually(async () => (await ask(portalUrl, playerAvatar, {}, member)).avatarType).toBe('CUSTOM');
    await own.locator('img[src^="/files/"]').waitFor();

    const name = identity.field.payeeName;
    await page.getByRole('button', { name: security.profile.addNamed.replace('{{field}}', name) }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await field(dialog, name).fill('สมชาย ใจดี');
    await press(dialog, security.profile.save);
    await dialog.waitFor({ state: 'detached' });
    // Set once: from now on it is masked, and there is nothing to press.
    await page.getByText('สม***ดี', { exact: true }).waitFor();

    await page.getByRole('link', { name: centre.member.title }).click();
    await menu.getByRole('link', { name: security.title }).waitFor();

    await page.goto(at('/?centre=member&page=securityCenter&securityCenter.view=close'));
    await page.getByText(security.close.ready).waitFor();
    await page.getByText(security.close.sure).click();
    await page.getByLabel(security.prove.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: security.close.submit }).click();
    await page.getByText(security.close.done).first().waitFor();
    await eventually(() => page.evaluate("sessionStorage.getItem('token')")).toBeNull();
  },
);
