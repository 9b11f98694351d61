import { adjustMoney, type MemberPage } from '@lanna/contract/people/members/ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';

const { adjust } = wordsOf('members-console', 'en');
const MEMBER = {
  ...{ id: '01992d3a-0000-7000-8000-000000000001', username: 'somchai', brand: 'LANNA' },
  ...{ currency: 'THB', balance: '100.00' },
} as MemberPage;

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test.each([
  ['1.000', '1,000.00', '1000.00'],
  ['1.234', '1.23400', '1.234'],
])(
  'an adjustment of “%s” moves nothing until one of both amounts is chosen',
  async (typed, meant, amount) => {
    await showConsole(<AdjustDialog member={MEMBER} onClose={() => {}} />);
    const field = page.getByLabelText(adjust.amount.replace('{{currency}}', 'THB'));
    const give = page.getByRole('button', { name: adjust.do.give, exact: true });
    await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('A gift that was promised');
    await field.fill(typed);
    await give.click();
    await expect.element(page.getByText(wordsOf('ui', 'en').amount.which)).toBeVisible();
    expect(portal.sent(adjustMoney)).toEqual([]);
    await page.getByRole('button', { name: meant, exact: true }).click();
    portal.refuse(adjustMoney, 'changed_meanwhile');
    await give.click();
    await expect.poll(() => portal.sent(adjustMoney)).toMatchObject([{ way: 'give', amount }]);
  },
);
