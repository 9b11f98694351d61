import type { BaccaratOutcome } from '@lanna/rules/play/tables/baccarat/deal';
import { pointsOf, type Side } from '@lanna/rules/play/tables/baccarat/hands';
import { el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import { type CardSlot, createCardSlot, SQUEEZE_MS } from '../card-slot.ts';
import type { Board, BoardParts, RevealStep } from '../kind.ts';
import { BACCARAT_WORDS } from './words.ts';

interface Hand {
  root: HTMLElement;
  slots: readonly [CardSlot, CardSlot, CardSlot];
  /** What is seen so far. */
  seen(cards: readonly string[]): void;
}

const SIDE_PLAYS = [
  'player-pair',
  'either-pair',
  'perfect-pair',
  'banker-pair',
  'player-dragon-bonus',
  'small',
  'big',
  'banker-dragon-bonus',
];

export function createBaccaratBoard({ language, spots }: BoardParts): Board {
  const words = BACCARAT_WORDS[language];
  const hands: Record<Side, Hand> = { player: hand('player'), banker: hand('banker') };

  function hand(side: Side): Hand {
    const slots = [createCardSlot(), createCardSlot(), createCardSlot(true)] as const;
    const points = el('span', { class: 'hand-points' });
    const [first, second, third] = slots;
    const cards =
      side === 'player' ? [third.root, first.root, second.root] : [first.root, second.root, third.root];
    return {
      slots,
      root: el(
        'div',
        { class: 'hand', 'data-side': side },
        el('p', { class: 'hand-name' }, el('span', {}, words.sides[side]), points),
        el('div', { class: 'hand-cards' }, ...cards),
      ),
      seen(seen) {
        points.textContent = seen.length === 0 ? '' : String(pointsOf(seen as BaccaratOutcome['player']));
      },
    };
  }

  const short = (play: string) => Object.entries(words.short).find(([key]) => key === play)?.[1];
  const main = (play: Side | 'tie') => spots.make(play, { class: `main ${play}`, name: words.sides[play] });
  const mat = el(
    'div',
    { class: 'mat-baccarat' },
    el('div', { class: 'mains' }, main('player'), main('tie'), main('banker')),
    el(
      'div',
      { class: 'sides' },
      ...[...SIDE_PLAYS, 'super-6'].filter(spots.has).map((play) => {
        const name = short(play);
        return spots.make(play, { class: `side ${play}`, ...(name !== undefined && { name }) });
      }),
    ),
  );

  function clear(): void {
    for (const { slots, seen } of Object.values(hands)) {
      for (const slot of slots) slot.clear();
      seen([]);
    }
    delete show.dataset['winner'];
  }
  const show = el('div', { class: 'hands' }, hands.player.root, hands.banker.root);

  return {
    mat,
    show,
    clear,
    rest(outcome) {
      clear();
      for (const step of steps(outcome as BaccaratOutcome, false)) step.show();
    },
    steps: (outcome, slow) => steps(outcome as BaccaratOutcome, slow),
  };

  function steps(outcome: BaccaratOutcome, slow: boolean): RevealStep[] {
    const cards = { player: outcome.player, banker: outcome.banker };
    const turn = (side: Side, at: number): RevealStep => {
      const seen = cards[side].slice(0, at + 1);
      const whole = at >= 1;
      return {
        afterMs: slow ? (at === 0 ? 500 : SQUEEZE_MS) : at === 0 ? 420 : 620,
        sound: 'card',
        show() {
          hands[side].slots[at]?.face(seen[at] ?? '', slow ? 'slow' : 'turn');
          if (!slow) hands[side].seen(seen);
        },
        ...(whole &&
          !slow && { says: say(words.sidePoints, { side: words.sides[side], points: pointsOf(seen) }) }),
      };
    };
    /** A card that is uncovered slowly is counted once all of it is seen. */
    const count = (side: Side, cardsSeen: number): RevealStep[] =>
      slow
        ? [
            {
              afterMs: SQUEEZE_MS,
              show: () => hands[side].seen(cards[side].slice(0, cardsSeen)),
              says: say(words.sidePoints, {
                side: words.sides[side],
                points: pointsOf(cards[side].slice(0, cardsSeen)),
              }),
            },
          ]
        : [];
    const cover: RevealStep[] = (['player', 'banker', 'player', 'banker'] as const).map((side, at) => ({
      afterMs: 200,
      sound: 'card',
      show: () => hands[side].slots[at < 2 ? 0 : 1].cover(),
    }));
    const third = (side: Side): RevealStep[] =>
      cards[side].length < 3
        ? []
        : [
            {
              afterMs: 700,
              sound: 'card',
              show: () => hands[side].slots[2].cover(),
              says: say(words.third, { side: words.sides[side] }),
            },
            turn(side, 2),
            ...count(side, 3),
          ];
    return [
      ...cover,
      ...[turn('player', 0), turn('player', 1), ...count('player', 2)],
      ...[turn('banker', 0), turn('banker', 1), ...count('banker', 2)],
      ...third('player'),
      ...third('banker'),
      {
        afterMs: slow ? 300 : 600,
        show: () => {
          show.dataset['winner'] = outcome.winner;
          for (const side of ['player', 'banker'] as const) hands[side].seen(cards[side]);
        },
      },
    ];
  }
}
