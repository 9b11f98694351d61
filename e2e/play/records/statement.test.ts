import { expect, inject } from 'vitest';
import thai from '../../../web/src/features/play/records/words/th.json' with { type: 'json' };
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations } from '../../expect-no-violations.ts';
import { newPlayer } from '../../player.ts';

/* The account record, and a statement that the browser holds against the sealed books (section 5: transactionHistory, personalProfit). */

test.for([DESKTOP_THAI])(
  'a member follows a deposit into the statement of a year, and the browser checks it against the seals ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(inject('portalUrl'), '250.00');
    const { page } = await come({
      ...view,
      member: player,
      path: '/?centre=member&page=transactionHistory',
    });
    const centre = page.getByRole('dialog');
    await centre.getByText(thai.what.deposit, { exact: true }).first().waitFor();
    await eventually(() => centre.textContent()).toContain('+฿250.00');
    await expectNoViolations(page);

    await centre.getByText(thai.views.statement, { exact: true }).click();
    await eventually(() => new URL(page.url()).searchParams.get('transactionHistory.view')).toBe('statement');
    await centre.getByText('1 ปี', { exact: true }).click();
    await page.reload();
    await centre.getByRole('table').getByText('250.00').first().waitFor();
    await queryDatabase("select platform.queue_job('ledger-seal')");
    await eventually(async () => {
      await centre
        .getByRole('button', { name: new RegExp(`${thai.check.start}|${thai.check.again}`) })
        .click();
      return centre.textContent();
    }).toContain(thai.check.fitsText);
    await expectNoViolations(page);

    const saved = page.waitForEvent('download');
    await centre.getByRole('button', { name: thai.download }).click();
    expect((await saved).suggestedFilename()).toMatch(/^statement-.*\.csv$/);

    await centre.getByText(thai.profit.title).first().click();
    await centre.getByText(thai.profit.empty).waitFor();
    await expectNoViolations(page);
  },
);
