import { showProtection } from '@lanna/contract/accounts/protection/limits';
import { memberInfo } from '@lanna/contract/people/members/members';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { ExcludedBanner } from './excluded-banner.tsx';

const words = wordsOf('protection');

test('the banner says what holds from the member’s own data, and asks for no limits', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(memberInfo, {
    exclusion: { kind: 'time_out', since: '2026-11-22T10:00:00.000Z', until: '2026-11-25T10:00:00.000Z' },
  } as never);
  await show(<ExcludedBanner />);
  await expect.element(page.getByText(words.holds.title.time_out)).toBeVisible();
  expect(portal.sent(showProtection)).toEqual([]);
});
