import type { DragonTigerOutcome } from '@lanna/rules/play/tables/dragon-tiger/dragon-tiger';
import { cardText } from '../../../shared/card.ts';
import { el } from '../../../shared/element.ts';
import { dragonSign, tigerSign } from '../../art/signs.ts';
import { say } from '../../i18n/words.ts';
import { createCardSlot, SQUEEZE_MS } from '../card-slot.ts';
import type { Board, BoardParts, RevealStep } from '../kind.ts';
import { DRAGON_TIGER_WORDS } from './words.ts';

type Side = 'dragon' | 'tiger';
const SIDES = ['dragon', 'tiger'] as const;

export function createDragonTigerBoard({ language, spots }: BoardParts): Board {
  const words = DRAGON_TIGER_WORDS[language];
  const slots = { dragon: createCardSlot(), tiger: createCardSlot() };
  const signs = { dragon: dragonSign, tiger: tigerSign };
  const hand = (side: Side) =>
    el(
      'div',
      { class: 'hand single', 'data-side': side },
      el('p', { class: 'hand-name' }, el('span', {}, words.sides[side])),
      el('div', { class: 'hand-cards' }, signs[side](), slots[side].root),
    );
  const show = el('div', { class: 'hands' }, hand('dragon'), hand('tiger'));
  const small = (side: Side) =>
    el(
      'div',
      { class: 'four', 'data-side': side },
      ...(['big', 'small', 'odd', 'even'] as const).map((name) =>
        spots.make(`${side}-${name}`, { class: 'side', name: words.short[name] }),
      ),
    );
  const mat = el(
    'div',
    { class: 'mat-dragon-tiger' },
    el(
      'div',
      { class: 'mains' },
      spots.make('dragon', { class: 'main banker', name: words.sides.dragon }),
      el(
        'div',
        { class: 'ties' },
        spots.make('tie', { class: 'main tie', name: words.sides.tie }),
        spots.make('suited-tie', { class: 'side tie' }),
      ),
      spots.make('tiger', { class: 'main player', name: words.sides.tiger }),
    ),
    el('div', { class: 'fours' }, small('dragon'), small('tiger')),
  );

  function clear(): void {
    for (const side of SIDES) slots[side].clear();
    delete show.dataset['winner'];
  }

  function steps(outcome: DragonTigerOutcome, slow: boolean): RevealStep[] {
    return [
      ...SIDES.map((side): RevealStep => ({ afterMs: 260, sound: 'card', show: () => slots[side].cover() })),
      ...SIDES.map(
        (side, at): RevealStep => ({
          afterMs: at === 0 ? 700 : slow ? SQUEEZE_MS : 1000,
          sound: 'card',
          show: () => slots[side].face(outcome[side], slow ? 'slow' : 'turn'),
          says: say(words.sideCard, { side: words.sides[side], card: cardText(outcome[side]) }),
        }),
      ),
      {
        afterMs: slow ? SQUEEZE_MS : 800,
        show: () => {
          show.dataset['winner'] = outcome.winner;
        },
      },
    ];
  }

  return {
    mat,
    show,
    clear,
    rest(outcome) {
      clear();
      for (const step of steps(outcome as DragonTigerOutcome, false)) step.show();
    },
    steps: (outcome, slow) => steps(outcome as DragonTigerOutcome, slow),
  };
}
