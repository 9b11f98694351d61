import type { Dialog } from '../../shared/dialog.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';
import type { Preferences } from '../kept.ts';
import { TIME_CONFIRMS_MS } from '../state/closing.ts';
import { openSheet } from './sheet.ts';

export function openSettings(
  words: Words,
  { preferences, still, canRead }: { preferences: Preferences; still: boolean; canRead: boolean },
  change: (preferences: Preferences) => void,
): Dialog {
  let current = preferences;
  const toggle = (key: keyof Preferences, title: string, note: string) => {
    const state = el('span', { class: 'switch-state', 'aria-hidden': 'true' });
    const control = button(
      { class: 'switch', role: 'switch', 'aria-label': title },
      () => {
        current = { ...current, [key]: !current[key] };
        change(current);
        draw();
      },
      state,
    );
    const draw = () => {
      setAttribute(control, 'aria-checked', current[key] ? 'true' : 'false');
      state.textContent = current[key] ? words.on : words.off;
    };
    draw();
    return el('div', { class: 'setting' }, el('div', {}, el('h3', {}, title), el('p', {}, note)), control);
  };
  return openSheet(words, {
    name: 'settings',
    title: words.settings,
    content: [
      toggle(
        'timeConfirms',
        words.settingTime,
        say(words.settingTimeNote, { seconds: TIME_CONFIRMS_MS / 1000 }),
      ),
      toggle('sound', words.settingSound, words.settingSoundNote),
      toggle('readAloud', words.settingAloud, canRead ? words.settingAloudNote : words.settingAloudMissing),
      toggle('keys', words.settingKeys, words.settingKeysNote),
      ...(still
        ? [
            el(
              'div',
              { class: 'setting' },
              el('div', {}, el('h3', {}, words.settingMotion), el('p', {}, words.settingMotionNote)),
            ),
          ]
        : []),
    ],
  });
}
