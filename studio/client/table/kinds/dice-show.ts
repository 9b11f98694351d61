import { el } from '../../shared/element.ts';
import { cup } from '../art/cup.ts';
import type { RevealStep } from './kind.ts';

/** Three dice on a plate, and the cover that is lifted from them. */
export interface DiceShow {
  root: HTMLElement;
  clear(): void;
  open(dice: readonly SVGSVGElement[], text: string): void;
  steps(dice: () => readonly SVGSVGElement[], text: string): RevealStep[];
}

export function createDiceShow(): DiceShow {
  const dice = el('div', { class: 'dice' });
  const cover = el('div', { class: 'cover' }, cup());
  const sum = el('p', { class: 'dice-sum' });
  const root = el(
    'div',
    { class: 'dice-show', 'data-cover': 'down' },
    el('div', { class: 'plate' }, dice, cover),
    sum,
  );

  function clear(): void {
    root.dataset['cover'] = 'down';
    dice.replaceChildren();
    sum.textContent = '';
  }

  function open(faces: readonly SVGSVGElement[], text: string): void {
    root.dataset['cover'] = 'up';
    dice.replaceChildren(...faces);
    sum.textContent = text;
  }

  return {
    root,
    clear,
    open,
    steps: (faces, text) => [
      {
        afterMs: 100,
        sound: 'dice',
        show: () => {
          root.dataset['cover'] = 'shaken';
        },
      },
      {
        afterMs: 1500,
        sound: 'lift',
        show: () => {
          dice.replaceChildren(...faces());
          root.dataset['cover'] = 'up';
        },
      },
      { afterMs: 900, show: () => open(faces(), text) },
    ],
  };
}
