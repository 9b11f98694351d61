import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../api/calls/refusal.ts';
import { showConsole } from '../testing/show-console.tsx';
import { AnswerPanel } from './answer-panel.tsx';

const ROW = { version: 3, state: 'seen', note: 'called on Monday', handledBy: 'Mali' } as const;

test('a note goes with the version that was opened, and what was typed survives a refusal', async () => {
  const onSave = vi.fn().mockRejectedValueOnce(new Refusal('changed_meanwhile', {}));
  await open({ onSave });
  await page.getByRole('textbox', { name: 'note' }).fill(' called again ');
  await page.getByRole('button', { name: 'markDone' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onSave).toHaveBeenLastCalledWith({ version: 3, state: 'done', note: 'called again' });
  await expect.element(page.getByRole('textbox', { name: 'note' })).toHaveValue(' called again ');
  onSave.mockResolvedValueOnce({ ...ROW, version: 4 });
  await page.getByRole('button', { name: 'save', exact: true }).click();
  await expect
    .poll(() => onSave.mock.lastCall?.[0])
    .toEqual({ version: 3, state: 'seen', note: 'called again' });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('who may not answer reads the note and presses nothing', async () => {
  await open({ readOnly: true });
  await expect.element(page.getByText(ROW.note)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

async function open({ readOnly = false, onSave = vi.fn() }) {
  await showConsole(
    <AnswerPanel row={ROW} readOnly={readOnly} noteMax={100} texts={TEXTS} onSave={onSave} />,
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
  saved: 'saved',
};
