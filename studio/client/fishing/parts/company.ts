import { REACTIONS, type Reaction } from '@lanna/rules/content/chat/message-shape';
import { button, el, setAttribute } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { writeKept } from '../state/kept.ts';

/** A word needs a moment to be read; the studio lets no more through. */
const SPEAK_EVERY_MS = 3_000;

/** Sound, and a word to the others: six of them, and one press that hides what others say. */
export function company(
  { words, kept, sound, say }: PageContext,
  speak: (emote: Reaction) => void,
): HTMLElement {
  let spokenMs = Number.NEGATIVE_INFINITY;
  const soundButton = button({ class: 'tool' }, () => keep({ sound: !kept.sound }), words.sound);
  const mute = button(
    { class: 'tool', 'aria-label': words.muteOthers },
    () => keep({ emotes: !kept.emotes }),
    words.mute,
  );
  const choices = el(
    'div',
    { class: 'greetings', id: 'greetings', role: 'group', 'aria-label': words.greetings, hidden: true },
    ...REACTIONS.map((emote) =>
      button(
        { class: 'tool', 'data-emote': emote },
        () => {
          greetOthers(emote);
          open(false);
          greet.focus();
        },
        words.emotes[emote],
      ),
    ),
  );
  const greet = button(
    { class: 'tool', 'aria-controls': 'greetings' },
    () => open(choices.hidden === true),
    words.greet,
  );
  choices.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    open(false);
    greet.focus();
  });

  function open(shown: boolean): void {
    choices.hidden = !shown;
    setAttribute(greet, 'aria-expanded', String(shown));
  }

  function keep(change: Partial<typeof kept>): void {
    Object.assign(kept, change);
    writeKept(kept);
    show();
  }

  function show(): void {
    sound.setOn(kept.sound);
    setAttribute(soundButton, 'aria-pressed', String(kept.sound));
    setAttribute(mute, 'aria-pressed', String(!kept.emotes));
  }

  function greetOthers(emote: Reaction): void {
    const nowMs = performance.now();
    if (nowMs - spokenMs < SPEAK_EVERY_MS) {
      say(words.greetSoon);
      return;
    }
    spokenMs = nowMs;
    speak(emote);
  }

  open(false);
  show();
  return el(
    'div',
    { class: 'company' },
    el('div', { class: 'company-bar' }, soundButton, greet, mute),
    choices,
  );
}
