import { moveContract } from '@lanna/contract/commission/contracts/ops';
import { stopEnvelope } from '@lanna/contract/commission/envelopes/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../testing/show-console.tsx';
import { standInPortal } from '../testing/stand-in-portal.ts';
import { wordsOf } from '../testing/words.ts';
import { Button } from '../ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useReasonDialog } from './use-reason-dialog.ts';

const ID = '00000000-0000-7000-8000-00000000000c';
const params = { id: ID };
const { reason, cancel } = wordsOf('console', 'en');
const refusals = wordsOf('refusals', 'en');

function Stop() {
  const stopping = useReasonDialog(stopEnvelope, {
    send: (why) => ({ params, body: { reason: why } }),
    done: () => 'it is stopped',
  });
  return (
    <>
      <Button onClick={() => stopping.ask()}>stop</Button>
      <ReasonDialog {...stopping.dialog} title="stop it" text="text" action="go" />
    </>
  );
}

function Moves() {
  const moving = useReasonDialog(moveContract, {
    send: (why, move: 'sign' | 'deny') => ({ params, body: { move, version: 3, reason: why } }),
    done: ({ state }) => state,
  });
  return (
    <>
      <Button onClick={() => moving.ask('sign')}>sign</Button>
      <Button onClick={() => moving.ask('deny')}>deny</Button>
      <ReasonDialog {...moving.dialog} title={`${moving.asked} it`} text="text" action="go" />
    </>
  );
}

const why = () => page.getByLabelText(reason.label);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a call that fails keeps its dialog and what was typed; done, it closes and says so', async () => {
  const portal = await standInPortal();
  portal.refuse(stopEnvelope, 'not_found');
  await showConsole(<Stop />);
  expect(why().query()).toBeNull();
  await press('stop');
  await why().fill('as agreed');
  await press('go');
  await expect.element(page.getByText(refusals.not_found)).toBeVisible();
  await expect.element(why()).toHaveValue('as agreed');
  portal.answer(stopEnvelope, {} as never);
  await press('go');
  await expect.poll(() => why().query()).toBeNull();
  expect(portal.sent(stopEnvelope).at(-1)).toEqual({ reason: 'as agreed' });
});

test('of several moves the one that was asked for is sent', async () => {
  const portal = await standInPortal();
  portal.answer(moveContract, { state: 'denied', proposal: null });
  await showConsole(<Moves />);
  await press('sign');
  await expect.element(page.getByRole('dialog', { name: 'sign it' })).toBeVisible();
  await press(cancel);
  await press('deny');
  await why().fill('as agreed');
  await press('go');
  await expect.poll(() => why().query()).toBeNull();
  expect(portal.sent(moveContract)).toEqual([{ move: 'deny', version: 3, reason: 'as agreed' }]);
});
