import { balance } from '@lanna/contract/people/members/members';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useHoldBalance } from '../../../api/held-balance.ts';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { Balance } from './balance.tsx';

function OpenGame({ shown }: { shown: bigint }) {
  useHoldBalance(shown);
  return null;
}

/** A header over a game that shows a balance of its own until it is left; push says that the balance has changed. */
function HeaderAndGame() {
  const queries = useQueryClient();
  const [shown, setShown] = useState<bigint | undefined>(100_00_000n);
  return (
    <>
      <Balance />
      {shown !== undefined && <OpenGame shown={shown} />}
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['balance'] })}>
        push
      </button>
      <button type="button" onClick={() => setShown(90_00_000n)}>
        reels rest
      </button>
      <button type="button" onClick={() => setShown(undefined)}>
        leave
      </button>
    </>
  );
}

test('while a game is open the header has the balance the game shows, whatever push says of it; left, the site’s own', async () => {
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(balance, { sumBalance: '100.00', currency: 'THB' });
  await show(<HeaderAndGame />);
  const shown = (amount: string) => page.getByText(amount, { exact: false });
  await expect.element(shown('100.00')).toBeVisible();
  portal.answer(balance, { sumBalance: '90.00', currency: 'THB' });
  await page.getByText('push').click();
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(shown('100.00')).toBeVisible();
  await page.getByText('reels rest').click();
  await expect.element(shown('90.00')).toBeVisible();
  portal.answer(balance, { sumBalance: '250.00', bonus: '40.00', currency: 'THB' });
  await page.getByText('leave').click();
  await page.getByText('push').click();
  await expect.element(shown('250.00')).toBeVisible();
  // Bonus money is apart from it.
  await expect.element(shown('40.00')).toBeVisible();
});
