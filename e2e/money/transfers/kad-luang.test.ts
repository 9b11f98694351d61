import { inject } from 'vitest';
import { moneyIn, openedGame, spin } from '../../actions.ts';
import { PHONE_ENGLISH, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { gameIdOf, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';

/* A vendor of the demo keeps players' money: it is moved there, played with, and comes back. */

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_ENGLISH])(
  'money is moved to Kad Luang, played with there, and all that is left comes back ($device, $language)',
  async (view, { come, expect }) => {
    const player = await newPlayer(portalUrl, '500.00');
    const { page, at, words } = await come({
      ...view,
      member: player,
      path: '/?centre=member&page=transferFund',
    });
    const { vendors, sheet, outcome, back } = words.transfers;
    await page.getByRole('button', { name: filled(vendors.in, { vendor: 'Kad Luang' }) }).click();
    const dialog = page.getByRole('dialog', { name: sheet.title });
    await dialog.getByLabel(sheet.amount, { exact: true }).fill('300');
    await dialog.getByRole('button', { name: filled(sheet.submitAmount, { amount: '฿300.00' }) }).click();
    await dialog.getByText(outcome.done, { exact: true }).waitFor();
    await eventually(() => page.evaluate("sessionStorage.getItem('merchantWallet')")).toMatch(/KAD/);

    await page.goto(at(`/game?game=${await gameIdOf(portalUrl, 'kad-luang-stars')}`));
    await page.getByText(filled(words.game.ownWallet.title, { vendor: 'Kad Luang' })).waitFor();
    const game = await openedGame(page);
    const there = game.frame.locator('.figure.balance output');
    await eventually(async () => moneyIn(await there.textContent())).toBe('300.00');
    // Now and then a round pays just its stake.
    for (let round = 0; round < 5 && moneyIn(await there.textContent()) === '300.00'; round++)
      await spin(game);
    await eventually(async () => moneyIn(await there.textContent())).not.toBe('300.00');
    // The bar shows the wallet here, which no round there has touched.
    expect(moneyIn(await page.locator('header dd').first().textContent())).toBe('200.00');
    const left = Number(moneyIn(await there.textContent()));

    await page.goto(at('/?centre=member&page=transferFund'));
    await page.getByRole('button', { name: vendors.allBack }).click();
    await page.getByText(back.done).waitFor();
    const whole = (200 + left).toFixed(2);
    await page.getByText(whole, { exact: false }).first().waitFor();
  },
);
