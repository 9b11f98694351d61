import { freezeAgent } from '@lanna/contract/people/agents/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../testing/show-console.tsx';
import { standInPortal } from '../testing/stand-in-portal.ts';
import { wordsOf } from '../testing/words.ts';
import { ReasonCallButton } from './reason-call.tsx';

const { reason } = wordsOf('console', 'en');
const refusals = wordsOf('refusals', 'en');

test('a call is made with its reason; a refused one keeps its dialog with what was typed, and what failed is gone at the next opening', async () => {
  const portal = await standInPortal();
  portal.refuse(freezeAgent, 'not_an_agent');
  await showConsole(
    <ReasonCallButton
      endpoint={freezeAgent}
      input={(typed) => ({ params: { id: 'agent-1' }, body: { reason: typed } })}
      label="freeze"
      text="text"
      done={() => 'done'}
    />,
  );
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('button', { name: 'freeze' }).first();
  await opener.click();
  await page.getByLabelText(reason.label).fill('Seen at the desk');
  await dialog.getByRole('button', { name: 'freeze' }).click();
  await expect.element(page.getByText(refusals.not_an_agent)).toBeVisible();
  await expect.element(page.getByLabelText(reason.label)).toHaveValue('Seen at the desk');

  await dialog.getByRole('button', { name: wordsOf('console', 'en').cancel }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(page.getByLabelText(reason.label)).toHaveValue('');
  await expect.element(page.getByText(refusals.not_an_agent)).not.toBeInTheDocument();

  portal.answer(freezeAgent, {});
  await page.getByLabelText(reason.label).fill('Seen at the desk again');
  await dialog.getByRole('button', { name: 'freeze' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(portal.sent(freezeAgent).at(-1)).toEqual({ reason: 'Seen at the desk again' });
});
