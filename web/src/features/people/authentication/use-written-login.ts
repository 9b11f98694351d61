import { useLayoutEffect, useRef, useState } from 'react';
import { type TakenLogin, takeWrittenLogin, wordsOf } from '../../../api/written-login.ts';
import type { LoginFormState } from './login-forms.tsx';

/** Where the focus goes when the log-in opens and closes; undefined where nothing was opened before it. */
export interface FocusOfDialog {
  initialFocus: () => HTMLElement | true;
  finalFocus: () => HTMLElement | true;
}

/** The focus of a log-in that was written by the server first: where it stood in that one, and later back to what was pressed. */
export function useFocusOfWritten(): FocusOfDialog | undefined {
  const [opener] = useState(() => window.writtenLogin?.opener);
  return (
    opener && {
      initialFocus: () => fieldWithCursor() ?? true,
      finalFocus: () => (opener.isConnected ? opener : true),
    }
  );
}

/**
 * Takes over what was typed into the log-in that the server has written, with the cursor where it was, and answers what was pressed
 * there. All of it in one go: no letter falls between the two.
 */
export function useWrittenLogin(form: LoginFormState): void {
  const latest = useRef(form);
  useLayoutEffect(() => {
    const taken = takeWrittenLogin();
    if (taken) fillIn(latest.current, taken);
  }, []);
}

function fillIn(form: LoginFormState, { typed, focus, pressed }: TakenLogin): void {
  for (const { name, value, checked } of typed) {
    if (name === 'remember') form.setValue(name, checked);
    if (name === 'username' || name === 'password') form.setValue(name, value);
  }
  if (focus) putCursor(focus);
  if (pressed) setTimeout(() => press(pressed));
}

function putCursor({ name, from, to }: NonNullable<TakenLogin['focus']>): void {
  const field = ownDialog()?.querySelector<HTMLInputElement>(`input[name=${name}]`);
  field?.focus({ preventScroll: true });
  if (from !== null) field?.setSelectionRange(from, to);
}

function fieldWithCursor(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && ownDialog()?.contains(activeElement)
    ? activeElement
    : undefined;
}

function press({ tag, words }: NonNullable<TakenLogin['pressed']>): void {
  const found = [...(ownDialog()?.querySelectorAll<HTMLElement>(tag) ?? [])];
  found.find((element) => wordsOf(element) === words)?.click();
}

function ownDialog(): Element | null {
  return document.querySelector('[role=dialog]');
}
