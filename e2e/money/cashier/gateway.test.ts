import { balance } from '@lanna/contract/people/members/members';
import { inject } from 'vitest';
import { startTestGateway } from '../../../server/src/modules/money/payments/test-gateway.factory.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import thai from '../../../web/src/features/money/cashier/words/th.json' with { type: 'json' };
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { DIALOG, expectNoViolations } from '../../expect-no-violations.ts';
import { ask, newMember } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';

/* Paying money in through a payment gateway, which is a process of its own. */

const own = await ownBrand('gateway');
visitsGoTo(own.host);
const [brand] = await queryDatabase<{ id: string }>('select id from brands.merchant where code = $1', [
  own.code,
]);
const db = openDatabase({ url: inject('databaseUrl'), maxConnections: 2 });
const gateway = await startTestGateway(db.kysely, { brands: [{ id: brand?.id ?? '' }], code: 'PAYHUB' });
await db.close();
await gateway.notifiesTo(inject('portalUrl').replace(/\/$/, ''));

test.concurrent.for([DESKTOP_THAI])(
  'a member pays in through a gateway, whose event, delivered three times, credits the deposit once ($device, $language)',
  async (view, { come }) => {
    const player = await newMember(own.url);
    const { page } = await come({ ...view, member: player, path: '/?centre=member&page=depositv2' });
    const card = page.getByRole('radio', { name: /^จ่าย PAYHUB/ });
    await page.locator('label').filter({ has: card }).click();
    await eventually(() => card.isChecked()).toBe(true);
    await page.getByLabel(thai.deposit.amount, { exact: true }).fill('350');
    await page.getByRole('button', { name: thai.deposit.submit, exact: true }).click();
    await page.getByText(thai.pay.gateway.back).waitFor();
    await expectNoViolations(page, DIALOG);

    const [order] = (await gateway.received()).filter(({ call }) => call === 'payments');
    const asked = String(order?.body['order']);
    await gateway.end(asked, 'paid', { times: 3 });
    await page.getByText(thai.deposit.done).first().waitFor();
    await eventually(async () => (await ask(own.url, balance, {}, player)).sumBalance).toBe('350.00');
  },
);
