import { deskSettings } from '@lanna/contract/content/service/desk-settings';
import { sendMessage, servicePaths } from '@lanna/contract/content/service/service';
import { expect } from 'vitest';
import desk from '../../../web/src/features/content/service/console/words/en.json' with { type: 'json' };
import english from '../../../web/src/features/content/service/words/en.json' with { type: 'json' };
import thai from '../../../web/src/features/content/service/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations } from '../../expect-no-violations.ts';
import { newMember } from '../../player.ts';
import type { Visit } from '../../visit.ts';

/* Live chat with customer service: two browsers, and push between them. */

const own = await ownBrand('chatting');
const WORDS = { TH: thai, EN: english };

const fieldOf = (page: Visit['page'], words: typeof thai | typeof english) =>
  page.getByLabel(words.message, { exact: true });

async function answer({ page }: Visit, text: string) {
  await page.getByLabel(desk.composer.replyLabel, { exact: true }).fill(text);
  await page.getByRole('button', { name: desk.composer.send, exact: true }).click();
}

test.concurrent.for([PHONE_THAI])(
  'a member and an operator talk both ways, each hearing the other by push; what is written without a line goes out once, in order ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const words = WORDS[view.language];
    const player = await newMember(own.url);
    const member = await come({ ...view, host: own.host, member: player, path: '/chat?from=/rng' });
    const field = fieldOf(member.page, words);
    const log = member.page.getByRole('log');
    await field.fill('ฝากเงินแล้วยอดยังไม่เข้า');
    await member.page.getByRole('button', { name: words.send, exact: true }).click();
    await log.getByText(words.mark.sent, { exact: true }).first().waitFor({ state: 'attached' });

    const operator = await operatorVisit(
      { role: 'support', brand: own.code, path: '/service' },
      { onTestFinished },
    );
    await operator.page.getByRole('button').filter({ hasText: player.username }).click();
    await operator.page.getByRole('log').getByText('ฝากเงินแล้วยอดยังไม่เข้า').waitFor();
    await log.getByText(words.mark.seen).first().waitFor({ state: 'attached' });
    await answer(operator, 'ขอตรวจสอบสักครู่ครับ');
    await log.getByText('ขอตรวจสอบสักครู่ครับ').waitFor();
    await operator.page.getByRole('log').getByText(desk.seen).first().waitFor({ state: 'attached' });

    member.problems.expect(/ERR_FAILED/);
    await member.page.route(`**${sendMessage.path}`, (route) => route.abort());
    for (const line of ['บรรทัดหนึ่ง', 'บรรทัดสอง']) {
      await field.fill(line);
      await member.page.getByRole('button', { name: words.send, exact: true }).click();
    }
    await eventually(() => log.getByText(words.mark.waiting).count()).toBe(2);
    await expectNoViolations(member.page);
    await member.page.reload();
    await eventually(() => log.getByText(words.mark.waiting).count()).toBe(2);
    await member.page.unroute(`**${sendMessage.path}`);
    await operator.page.getByRole('log').getByText('บรรทัดสอง').waitFor();
    await eventually(() => log.getByText(words.mark.waiting).count()).toBe(0);
    const kept = await queryDatabase<{ text: string }>(
      `select m.text from service.message m join service.conversation c on c.id = m.conversation_id
       join members.member p on p.id = c.member_id where p.username = $1 order by m.number`,
      [player.username],
    );
    expect(kept.map(({ text }) => text)).toEqual([
      'ฝากเงินแล้วยอดยังไม่เข้า',
      'ขอตรวจสอบสักครู่ครับ',
      'บรรทัดหนึ่ง',
      'บรรทัดสอง',
    ]);
    await expectNoViolations(operator.page);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a visitor leaves a message while no operator is there, and finds the answer at the next visit ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const words = WORDS[view.language];
    await queryDatabase(
      `insert into service.desk (merchant_id, settings) select id, $2 from brands.merchant where code = $1
       on conflict (merchant_id) do update set settings = excluded.settings`,
      [own.code, JSON.stringify(deskSettings.parse({ mode: 'closed' }))],
    );
    const text = `Is anybody there? ${crypto.randomUUID().slice(0, 8)}`;
    const visitor = await come({ ...view, host: own.host, path: '/chat' });
    await visitor.page.getByText(words.away.text).waitFor();
    await visitor.page.getByLabel(words.name.label, { exact: true }).fill('Mali');
    await fieldOf(visitor.page, words).fill(text);
    await fieldOf(visitor.page, words).press('Enter');
    await visitor.page
      .getByRole('log')
      .getByText(words.mark.sent, { exact: true })
      .waitFor({ state: 'attached' });
    await visitor.page.close();

    const operator = await operatorVisit(
      { role: 'support', brand: own.code, path: '/service?view=waiting' },
      { onTestFinished },
    );
    await operator.page.getByRole('button').filter({ hasText: text }).click();
    await answer(operator, 'Good morning, now there is');
    await operator.page.getByRole('log').getByText('Good morning, now there is').waitFor();

    const back = await visitor.context.newPage();
    await back.goto(visitor.at('/chat'));
    await back.getByRole('log').getByText('Good morning, now there is').waitFor();
    await operator.page.getByRole('log').getByText(desk.seen).waitFor({ state: 'attached' });
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'the side bar opens the chat in a window of its own; when the call for it fails the window is closed again, and the page says why ($device, $language)',
  async (view, { come }) => {
    const words = WORDS[view.language];
    const { page, context, problems, words: said } = await come({ ...view, host: own.host });
    const entry = page.getByRole('button', { name: said.shell.service.chat, exact: true });
    await page.route(`**${servicePaths.path}`, (route) => route.abort());
    problems.expect(/ERR_FAILED/);
    const [failed] = await Promise.all([context.waitForEvent('page'), entry.click()]);
    if (!failed.isClosed()) await failed.waitForEvent('close');
    await page.getByText(words.notOpened).first().waitFor();
    expect(context.pages()).toHaveLength(1);

    await page.unroute(`**${servicePaths.path}`);
    const [opened] = await Promise.all([context.waitForEvent('page'), entry.click()]);
    await fieldOf(opened, words).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/chat');
  },
);
