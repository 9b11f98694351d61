import { answerFeedback } from '@lanna/contract/content/feedback/ops';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../api/calls/refusal.ts';
import { useContractForm } from '../shared-parts/forms/use-contract-form.ts';
import { showConsole } from '../testing/show-console.tsx';
import { Button } from '../ui/button.tsx';
import { type AnsweredState, AnswerPanel } from './answer-panel.tsx';

const ROW: { version: number; state: AnsweredState; note: string } = {
  version: 3,
  state: 'seen',
  note: 'called on Monday',
};

test('a note goes with the version that was opened, and what was typed survives a refusal', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Refusal('changed_meanwhile', {}));
  await open({ send });
  const note = page.getByRole('textbox', { name: 'note' });
  await note.fill('called again');
  await page.getByRole('button', { name: 'markDone' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(send.mock.lastCall?.[0]).toEqual({ version: 3, state: 'done', note: 'called again' });
  await expect.element(note).toHaveValue('called again');
  send.mockResolvedValueOnce({});
  await page.getByRole('button', { name: 'save', exact: true }).click();
  await expect
    .poll(() => send.mock.lastCall?.[0])
    .toEqual({ version: 3, state: 'seen', note: 'called again' });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what another has noted meanwhile is offered, and stands in the field once it is taken', async () => {
  const send = vi.fn().mockResolvedValue({});
  await open({ send });
  const note = page.getByRole('textbox', { name: 'note' });
  await note.fill('called again');
  await page.getByRole('button', { name: 'another' }).click();
  await expect.element(note).toHaveValue('called again');
  await page.getByRole('button', { name: 'take' }).click();
  await expect.element(note).toHaveValue('wrote a letter');
  await page.getByRole('button', { name: 'save', exact: true }).click();
  await expect
    .poll(() => send.mock.lastCall?.[0])
    .toEqual({ version: 4, state: 'seen', note: 'wrote a letter' });
});

test('who may not answer reads the note and presses nothing', async () => {
  await open({ readOnly: true });
  await expect.element(page.getByText(ROW.note)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

interface Opened {
  readOnly?: boolean;
  send?: (body: object) => Promise<unknown>;
}

async function open(opened: Opened) {
  await showConsole(<Answer {...opened} />);
}

function Answer({ readOnly = false, send = vi.fn() }: Opened) {
  const [{ version, ...initial }, setRow] = useState<typeof ROW>(ROW);
  const form = useContractForm(answerFeedback, {
    initial,
    version,
    toBody: (typed, of) => ({ ...typed, version: of }),
    send,
  });
  return (
    <>
      <AnswerPanel row={initial} form={form} readOnly={readOnly} texts={TEXTS} />
      {!readOnly && (
        <Button onClick={() => setRow({ ...ROW, version: 4, note: 'wrote a letter' })}>another</Button>
      )}
    </>
  );
}

const TEXTS = {
  note: 'note',
  noteHint: 'noteHint',
  newer: 'newer',
  take: 'take',
  markDone: 'markDone',
  save: 'save',
  markNew: 'markNew',
};
