import { button, el, setAttribute } from '../shared/element.ts';
import { Refused } from './office-api.ts';
import { codeOf, moneyText } from './page.ts';
import { type OfficeWords, say } from './words.ts';

export interface Asking {
  title: string;
  /** What will happen, before it does. */
  meaning: string;
  action: string;
  isDanger: boolean;
  /** What else is asked. */
  fields?: Node;
  nameOfField?(field: string): string;
  carryOut(reason: string): Promise<void>;
  refused(): Promise<void>;
}

const REASON_MIN = 5;
const REASON_MAX = 500;

/** Asks why, and does it. The dialog stays while it is not done, with the reason as it was typed. */
export function askReason(words: OfficeWords, asking: Asking): void {
  const field = el('textarea', { id: 'reason', rows: 3, maxlength: REASON_MAX, 'aria-describedby': 'rule' });
  const fieldError = el('p', { class: 'fault', role: 'alert' });
  const act = el(
    'button',
    { type: 'submit', class: asking.isDanger ? 'button danger solid' : 'button solid', disabled: true },
    asking.action,
  );
  const dialog = el('dialog', { 'aria-labelledby': 'asked' });
  const form = el(
    'form',
    { method: 'dialog' },
    el('h2', { id: 'asked' }, asking.title),
    el('p', {}, asking.meaning),
    asking.fields,
    el('label', { for: 'reason' }, words.reason),
    field,
    el('p', { id: 'rule', class: 'quiet' }, words.reasonRule),
    fieldError,
    el(
      'div',
      { class: 'actions' },
      button({ class: 'button' }, () => dialog.close(), words.cancel),
      act,
    ),
  );
  field.addEventListener('input', () =>
    setAttribute(act, 'disabled', field.value.trim().length < REASON_MIN),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setAttribute(act, 'disabled', true);
    asking.carryOut(field.value.trim()).then(
      () => dialog.close(),
      async (error: unknown) => {
        fieldError.textContent = refusalText(words, asking, error);
        setAttribute(act, 'disabled', false);
        await asking.refused();
      },
    );
  });
  dialog.append(form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('.setting :is(input, select)') ?? field).focus();
}

function refusalText(words: OfficeWords, { nameOfField }: Asking, error: unknown): string {
  const code = codeOf(error);
  const facts = error instanceof Refused ? error.facts : {};
  const text = (name: string) => String(facts[name] ?? '');
  if (code !== 'outside_bounds') return say(words.errors[code], { most: text('most') });
  const field = nameOfField?.(text('field')) ?? text('field');
  if (facts['unit'] !== undefined) return say(words.notInChips, { field, unit: moneyText(text('unit')) });
  const bounds = { least: moneyText(text('least')), most: moneyText(text('most')) };
  return say(words.errors.outside_bounds, { field, ...bounds });
}
