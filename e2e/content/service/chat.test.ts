import { sendMessage } from '@lanna/contract/content/service/service';
import { expect } from 'vitest';
import desk from '../../../web/src/features/content/service/console/words/en.json' with { type: 'json' };
import words from '../../../web/src/features/content/service/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { operatorVisit } from '../../console/operator.ts';
import { queryDatabase } from '../../database-actions.ts';
import { PHONE_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations } from '../../expect-no-violations.ts';
import { newMember } from '../../player.ts';
import type { Visit } from '../../visit.ts';

/* Live chat with customer service: two browsers, and push between them. */

const own = await ownBrand('chatting');

async function answer({ page }: Visit, text: string) {
  await page.getByLabel(desk.composer.replyLabel, { exact: true }).fill(text);
  await page.getByRole('button', { name: desk.composer.send, exact: true }).click();
}

test.concurrent.for([PHONE_THAI])(
  'a member and an operator talk both ways, each hearing the other by push; what is written without a line goes out once, in order ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const player = await newMember(own.url);
    const member = await come({ ...view, host: own.host, member: player, path: '/chat?from=/rng' });
    const field = member.page.getByLabel(words.message, { exact: true });
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
