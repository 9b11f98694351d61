import { openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import type { KeptChoices } from '../state/kept-choices.ts';

/** What one sets of the page, on this device: which hand plays, and whether others are read. */
export function openSettings(
  { words }: PageContext,
  choices: KeptChoices,
  change: (changed: Partial<KeptChoices>) => void,
): void {
  const own = words.settings;
  const turn = (name: keyof KeptChoices, label: string) => {
    const pressed = button(
      { class: 'plain', 'aria-pressed': String(choices[name]) },
      () => {
        change({ [name]: !choices[name] });
        pressed.setAttribute('aria-pressed', String(choices[name]));
      },
      label,
    );
    return pressed;
  };
  openDialog({
    ...{ kind: 'panel', name: 'settings', title: own.title, closeLabel: words.close },
    content: [
      el('p', { class: 'lead' }, own.lead),
      turn('leftHanded', own.leftHanded),
      turn('muted', words.talk.mute),
    ],
  });
}
