import { button, el } from '../../shared/element.ts';

/** A choice of few, all of them seen: buttons of which one is pressed. */
export function segments<Key extends string>(
  label: string,
  choices: readonly (readonly [key: Key, text: string])[],
  chosen: Key,
  choose: (key: Key) => void,
): HTMLElement {
  return el(
    'div',
    { class: 'segments', role: 'group', 'aria-label': label },
    ...choices.map(([key, text]) =>
      button({ 'aria-pressed': String(key === chosen), 'data-choice': key }, () => choose(key), text),
    ),
  );
}
