import { button, el, setAttribute } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';
import { type Dialog, openDialog } from './dialog.ts';
import { secondsText } from './paytable.ts';

export interface Preferences {
  sound: boolean;
  quick: boolean;
}

export function openSettings(
  words: Words,
  {
    preferences,
    still,
    minimumCycleMs,
  }: { preferences: Preferences; still: boolean; minimumCycleMs: number },
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
  const seconds = secondsText(minimumCycleMs);
  return openDialog({
    title: words.settings,
    closeLabel: words.close,
    kind: 'panel',
    name: 'settings',
    content: [
      toggle('sound', words.settingSound, words.settingSoundNote),
      toggle('quick', words.settingQuick, say(words.settingQuickNote, { seconds })),
      ...(still
        ? [
            el(
              'div',
              { class: 'setting' },
              el('div', {}, el('h3', {}, words.settingMotion), el('p', {}, words.settingMotionNote)),
            ),
          ]
        : []),
      el('p', { class: 'muted' }, words.settingKeys),
    ],
  });
}

const STORE = 'lanna-slot';

/** Sound is off until wanted. Storage may be closed to a framed page; then choices last as long as the page. */
export function readPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    const has = (key: keyof Preferences) =>
      typeof stored === 'object' && stored !== null && key in stored && Reflect.get(stored, key) === true;
    return { sound: has('sound'), quick: has('quick') };
  } catch {
    return { sound: false, quick: false };
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(preferences));
  } catch {
    // Nothing to do: see readPreferences.
  }
}
