import { MESSAGE_MAX, messageLength } from '@lanna/contract/content/service/conversation';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';

const DRAFT = 'service.draft';
/** From here on it says how much room is left. */
const SHOWN_FROM = MESSAGE_MAX - 100;

/** The field at the lower edge. What is typed stays through a reload; Enter sends where there is a keyboard. */
export function Composer({
  onSend,
  heldUntil,
  ready,
}: {
  onSend: (text: string) => void;
  /** When what waits goes out, after it was sent too fast. */
  heldUntil: number | undefined;
  ready: boolean;
}) {
  const { t } = useTranslation(['service', 'refusals']);
  const id = useId();
  const [typed, setTyped] = useState(() => sessionStorage.getItem(DRAFT) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const seconds = useSecondsUntil(heldUntil);
  const length = messageLength(typed);
  const fieldError = fieldErrorOf(typed, length);
  const isEmpty = length === 0;

  function type(text: string) {
    setTyped(text);
    if (text === '') sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, text);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isEmpty && !fieldError && ready) {
      onSend(typed.trim());
      type('');
    }
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed Enter chooses it. On a phone it makes a line.
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="border-line border-t bg-frame px-3 py-2.5">
      {seconds > 0 && (
        <p role="status" className="pb-2 text-sm text-warning">
          {t('service:held', { count: seconds })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {t('service:message')}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={typed}
          placeholder={t('service:placeholder')}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={`${id}-line`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className={classes(
            CONTROL_LOOK,
            'field-sizing-content h-auto max-h-36 min-h-control resize-none py-2.5 leading-snug',
          )}
        />
        <button
          type="submit"
          aria-label={t('service:send')}
          title={t('service:send')}
          aria-disabled={isEmpty || fieldError !== undefined || !ready || undefined}
          className="lantern inline-flex size-control shrink-0 items-center justify-center rounded-medium transition-[filter,opacity] hover:brightness-107 active:translate-y-px aria-disabled:opacity-55"
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </button>
      </div>
      <p id={`${id}-line`} className={classes('text-sm', fieldError ? 'pt-1.5 text-danger' : 'text-muted')}>
        {fieldError === 'unseen' && t('refusals:service_text_unseen')}
        {fieldError === 'long' && t('service:long', { max: MESSAGE_MAX })}
        {!fieldError && length >= SHOWN_FROM && <span className="figures">{`${length}/${MESSAGE_MAX}`}</span>}
      </p>
    </form>
  );
}

function fieldErrorOf(typed: string, length: number): 'long' | 'unseen' | undefined {
  if (length > MESSAGE_MAX) return 'long';
  return typed.split(/[\r\n\t]/).some(hasUnseenCharacters) ? 'unseen' : undefined;
}

function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
