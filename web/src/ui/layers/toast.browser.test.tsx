import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { wordsOf } from '../../testing/words.ts';
import { notify } from './notify.ts';
import { Toasts } from './toast.tsx';

const ui = wordsOf('ui');

test('a message can be closed through a screen reader, before the stack is spread', async () => {
  await show(<Toasts />, { device: 'phone' });
  // What went wrong stays longest: a busy machine may take seconds to the press.
  notify({ text: 'the lanterns are lit', tone: 'danger' });
  const message = page.getByRole('dialog', { name: 'the lanterns are lit' });
  const close = message.getByRole('button', { name: ui.close });
  await expect.element(close).toBeVisible();
  await close.click();
  await expect.element(message).not.toBeInTheDocument();
});
