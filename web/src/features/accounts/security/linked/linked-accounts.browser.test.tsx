import {
  beginLink,
  finishLink,
  myLinkedAccounts,
} from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { LinkedAccounts } from './linked-accounts.tsx';

const words = wordsOf('security').linked;
const AT = '2026-11-20T05:00:00.000Z';

beforeEach(() => startSession('t', 0));

test('a service that is offered can be gone to, one that was proved says since when, and what came back is sent once', async () => {
  const portal = await standInPortal();
  portal.answer(myLinkedAccounts, {
    services: [
      { service: 'line', provedAt: null },
      { service: 'zalo', provedAt: AT },
    ],
  });
  portal.answer(finishLink, { service: 'line', provedAt: AT });
  await show(<LinkedAccounts />, {
    address: '/?centre=member&page=securityCenter&code=abc&state=from-the-service-00',
  });
  await expect.element(page.getByRole('button', { name: words.go.line })).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.go.zalo })).not.toBeInTheDocument();
  await expect.poll(() => portal.sent(finishLink)).toEqual([{ state: 'from-the-service-00', code: 'abc' }]);
  expect(portal.sent(beginLink)).toEqual([]);
});
