import { randomUUID } from 'node:crypto';
import { keepApplicationPicture } from '@lanna/contract/rewards/promotions/pictures';
import { merchantPromotions, signUpRequestReward } from '@lanna/contract/rewards/promotions/promotions';
import { expect, inject } from 'vitest';
import en from '../../../web/src/features/rewards/promotions/console/words/en.json' with { type: 'json' };
import { moneyIn } from '../../actions.ts';
import { operatorVisit } from '../../console/operator.ts';
import { PHONE_ENGLISH, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';

/* The desk of promotions: a member's application with a picture, decided in the console, paid to a page that stays open. */

const portalUrl = inject('portalUrl');
const REMARK = 'At the pier, just before the lanterns were lit';
const WORDS = 'A lovely light. Enjoy the evening!';

test.concurrent.for([PHONE_ENGLISH])(
  'an operator looks at a member’s picture and pays; the member’s balance and words are there without a reload ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newPlayer(portalUrl, '100.00');
    const { list } = await ask(portalUrl, merchantPromotions);
    const promotion = list.find(({ picturesLeast, phase }) => picturesLeast === 1 && phase === 'open');
    if (!promotion) throw new Error('the demo offers nothing to send a picture for');
    const { page: site } = await come({ ...view, member: player });
    const base64 = (await site.screenshot({ type: 'jpeg' })).toString('base64');
    const as = { ...player, idempotencyKey: randomUUID() };
    const picture = await ask(portalUrl, keepApplicationPicture, { body: { base64 } }, as);
    const { id } = await ask(
      portalUrl,
      signUpRequestReward,
      { body: { promotionId: promotion.id, remark: REMARK, pictures: [picture.id] } },
      as,
    );

    const balance = async () => moneyIn(await site.locator('header [role=status]').first().textContent());
    await eventually(balance).toBe('100.00');

    const { page } = await operatorVisit(
      { role: 'support', brand: 'LANNA', path: '/promotion-applications?state=waiting' },
      { onTestFinished },
    );
    await page.getByText(player.username).first().click();
    const panel = page.getByRole('region').filter({ hasText: REMARK });
    await panel.getByRole('button', { name: filled(en.desk.look, { number: 1 }) }).click();
    await panel.getByRole('img', { name: filled(en.desk.picture, { number: 1 }) }).waitFor();
    await panel.getByRole('button', { name: en.move.review, exact: true }).click();
    await panel.getByLabel(filled(en.desk.amount, { currency: 'THB' })).fill('150');
    await panel.locator('textarea').fill(WORDS);
    await panel.getByRole('button', { name: en.move.issue, exact: true }).click();
    await page.getByText(en.done.issued).waitFor();

    await eventually(balance).toBe('250.00');
    await page.goto(new URL(`/promotion-applications?show=${id}`, page.url()).href);
    await page.getByText(WORDS).first().waitFor();
    expect(await page.getByText(en.state.issued, { exact: true }).count()).toBeGreaterThan(0);
  },
);
