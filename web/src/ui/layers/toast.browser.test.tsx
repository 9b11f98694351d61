import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { wordsOf } from '../../testing/words.ts';
import { notify } from './notify.ts';
import { Toasts } from './toast.tsx';

const ui = wordsOf('ui');

test('a message can be closed through a screen reader, before the stack is spread', async () => {
  await show(<Toasts />, { device: 'phone' });
  notify({ text: 'the lanterns are lit' });
  const message = page.getByRole('dialog', { name: 'the lanterns are lit' });
  const close = message.getByRole('button', { name: ui.close });
  await expect.element(close).toBeVisible();
  // As when another window is in front: on a busy machine the message would be gone before it is pressed.
  window.dispatchEvent(new Event('blur'));
  await close.click();
  await expect.element(message).not.toBeInTheDocument();
});
