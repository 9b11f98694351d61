import { noteRemark } from '@lanna/contract/people/agents/remarks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { DownlineTable } from './downline-table.tsx';
import { RemarkPart } from './remark-part.tsx';

const words = wordsOf('agents');
const MEMBER = {
  id: '00000000-0000-7000-8000-00000000000a',
  account: 'somchai99',
  type: 0,
  agent: false,
  frozen: false,
  level: 1,
  status: 'active',
  joinedAt: '2026-11-20T05:00:00.000Z',
  lastLoginAt: null,
  lastSeenAt: '2026-11-22T05:00:00.000Z',
  balance: '1234.50',
  remark: 'LINE @som',
  direct: 0,
} as const;

beforeEach(() => startSession('t', 1));

test('a note is saved as the portal keeps it, and a refused one keeps what was typed', async () => {
  const portal = await standInPortal();
  portal.refuse(noteRemark, 'remark_invalid');
  await show(<RemarkPart member={MEMBER} />);
  const field = page.getByRole('textbox', { name: words.remark.label });
  await expect.element(field).toHaveValue('LINE @som');
  expect(page.getByRole('button', { name: words.remark.save }).query()).toBeNull();
  await field.fill('  the baker ');
  await page.getByRole('button', { name: words.remark.save }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('  the baker ');
  portal.answer(noteRemark, { remark: 'the baker' });
  await page.getByRole('button', { name: words.remark.save }).click();
  await expect.element(field).toHaveValue('the baker');
});

test.each(['phone', 'desktop'] as const)(
  'on a %s a row has the whole name, the note and the balance of a direct member, and no balance further down',
  async (device) => {
    const deeper = {
      ...MEMBER,
      id: MEMBER.id.replace('a', 'b'),
      account: 'na***oy',
      level: 2,
      balance: null,
      remark: null,
    };
    await show(<DownlineTable list={[MEMBER, deeper]} onOpen={() => {}} onManage={() => {}} />, { device });
    const row = page.getByRole('row').filter({ hasText: 'somchai99' });
    await expect.element(row.getByText('LINE @som')).toBeVisible();
    await expect.element(row.getByText(/1,234/)).toBeVisible();
    expect(page.getByRole('row').filter({ hasText: 'na***oy' }).getByText(/1,234/).query()).toBeNull();
    if (device === 'phone')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
