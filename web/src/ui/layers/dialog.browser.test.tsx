import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { wordsOf } from '../../testing/words.ts';
import { Dialog } from './dialog.tsx';

const ui = wordsOf('ui');

test.each(['phone', 'desktop'] as const)(
  'it takes the focus, Esc closes it, and the focus is back where it came from (%s)',
  async (device) => {
    await show(<Asked />, { device });
    const opener = page.getByRole('button', { name: 'ask' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'a question' });
    await expect.element(dialog).toHaveAccessibleDescription('about lanterns');
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

test('a press beside it closes it, unless only a choice inside does', async () => {
  await show(<Asked />, { device: 'desktop' });
  await page.getByRole('button', { name: 'ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'a question' });
  await beside();
  await expect.element(dialog).not.toBeInTheDocument();

  await show(<Asked insistent />, { device: 'desktop' });
  await page.getByRole('button', { name: 'ask' }).click();
  await beside();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: ui.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

function Asked({ insistent = false }: { insistent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="a question"
        description="about lanterns"
        insistent={insistent}
        footer={<button type="button">yes</button>}
      >
        <p>how many</p>
      </Dialog>
    </>
  );
}

async function beside() {
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
}
