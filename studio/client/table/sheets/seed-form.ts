import { el } from '../../shared/element.ts';
import type { Words } from '../i18n/words.ts';

const SEED = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

/** The player's own part in the chance of this table. */
export function seedForm(words: Words, setSeed: (seed: string) => Promise<void>): HTMLElement {
  const input = el('input', { id: 'own-seed', maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
  const said = el('p', { role: 'status', class: 'muted' });
  const send = el('button', { type: 'submit', class: 'plain' }, words.seedSet);
  const form = el(
    'form',
    { class: 'seed' },
    el('h3', {}, words.seedTitle),
    el('p', { class: 'muted' }, words.seedNote),
    el('label', { for: 'own-seed' }, words.seedLabel),
    el('div', { class: 'seed-row' }, input, send),
    said,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const seed = input.value.trim();
    if (!SEED.test(seed)) {
      said.textContent = words.seedInvalid;
      input.focus();
      return;
    }
    send.disabled = true;
    said.textContent = await setSeed(seed).then(
      () => words.seedDone,
      () => words.seedFailed,
    );
    send.disabled = false;
  });
  return form;
}
