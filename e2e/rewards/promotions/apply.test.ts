import { randomUUID } from 'node:crypto';
import { balance } from '@lanna/contract/people/members/members';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import identityThai from '../../../web/src/features/people/identity/words/th.json' with { type: 'json' };
import en from '../../../web/src/features/rewards/promotions/console/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/rewards/promotions/words/th.json' with { type: 'json' };
import { logIn } from '../../actions.ts';
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newMember, type Player } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* Promotions from the board to the balance (sections 4 and 5 of the specification: activity states, application). */

const own = await ownBrand('noticed');
visitsGoTo(own.host);
const PHOTO = 'ภาพตลาดริมน้ำ';
const GIFT = 'ของขวัญรายวัน';
const REMARK = 'ถ่ายเมื่อคืนนี้';

beforeAll(async () => {
  const category = randomUUID();
  await queryDatabase(
    `insert into promotions.category (id, merchant_id, name, created_at)
     select $1, id, '{"TH":"กิจกรรม"}', now() from brands.merchant where code = $2`,
    [category, own.code],
  );
  await pinUp(category, { title: PHOTO, kind: 'application', reward: 'up_to', pictures: 1 });
  await pinUp(category, { title: GIFT, kind: 'claim', reward: 'fixed', pictures: 0 });
});

test.for([PHONE_THAI])(
  'a visitor applies with a picture after logging in, sees where it stands, claims a gift, and is paid by an operator who has looked at the picture ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newMember(own.url);
    const { page } = await come({ ...view, path: '/promotions' });
    await notice(page, PHOTO).waitFor();
    await expectNoViolations(page, { without: FRAME });

    await notice(page, PHOTO).getByRole('button').click();
    await logIn(page, player);
    const dialog = page.getByRole('dialog', { name: thai.apply.title });
    await dialog.getByLabel(thai.apply.remark).fill(REMARK);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'market.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await dialog.getByText(filled(identityThai.pictures.kept, { number: 1 })).waitFor({ state: 'attached' });
    await expectNoViolations(page, DIALOG);
    await dialog.getByRole('button', { name: thai.apply.send }).click();
    await dialog.getByText(thai.apply.sent).waitFor();
    await dialog.getByRole('button', { name: thai.apply.done }).click();
    await notice(page, PHOTO).getByText(thai.state.applying.text).waitFor();
    expect(await applicationsOf(player)).toEqual([{ state: 'applying', pictures: 1 }]);

    await page.getByRole('link', { name: PHOTO, exact: true }).click();
    await page
      .getByRole('img', { name: filled(thai.latest.picture, { number: 1 }) })
      .first()
      .waitFor();
    await expectNoViolations(page, { without: FRAME });
    await page.goBack();

    await notice(page, GIFT).getByRole('button').click();
    await notice(page, GIFT).getByText(thai.state.claimed.text).waitFor();
    const { sumBalance } = await ask(own.url, balance, {}, player);
    expect(sumBalance).toBe('20.00');
    await eventually(() => page.getByRole('banner').textContent()).toContain('20.00');

    const { page: desk } = await operatorVisit(
      { role: 'support', brand: own.code, path: '/promotion-applications?state=waiting' },
      { onTestFinished },
    );
    await desk.getByText(player.username).first().click();
    const panel = desk.getByRole('region').filter({ hasText: REMARK });
    await panel.getByRole('button', { name: filled(en.desk.look, { number: 1 }) }).click();
    await panel.getByRole('img', { name: filled(en.desk.picture, { number: 1 }) }).waitFor();
    await panel.getByRole('button', { name: en.move.review, exact: true }).click();
    await panel.getByLabel(filled(en.desk.amount, { currency: 'THB' })).fill('15');
    await panel.locator('textarea').fill('แสงสวยมาก');
    await panel.getByRole('button', { name: en.move.issue, exact: true }).click();
    await desk.getByText(en.done.issued).waitFor();
    // Without a reload.
    await eventually(() => page.getByRole('banner').textContent()).toContain('35.00');
  },
);

function notice(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}

async function applicationsOf({ username }: Player) {
  return queryDatabase(
    `select a.state, cardinality(a.pictures) as pictures from promotions.application a
     join members.member m on m.id = a.member_id where m.username = $1`,
    [username],
  );
}

async function pinUp(
  category: string,
  {
    title,
    kind,
    reward,
    pictures,
  }: { title: string; kind: 'application' | 'claim'; reward: string; pictures: number },
) {
  await queryDatabase(
    `insert into promotions.promotion (id, merchant_id, category_id, kind, state, title, text, content, starts_at, reward_kind,
       reward_amount, budget_total, currency, frequency, applications_max, pictures_least, created_at, created_by, published_at, published_by)
     select $1, id, $2, $3, 'published', jsonb_build_object('TH', $4::text), '{"TH":"มาเดินตลาดกัน"}', '{"TH":"<p>วิธีร่วมสนุก</p>"}',
       now() - interval '1 hour', $5, 2000000, 200000000, currency, case $3 when 'claim' then 'daily' end,
       case $3 when 'application' then 1 end, $6, now(), 'journey', now(), 'journey'
     from brands.merchant where code = $7`,
    [randomUUID(), category, kind, title, reward, pictures, own.code],
  );
}
