import { expect, test } from 'vitest';
import { replaySteps } from './replay.ts';

test.each<[string, string, unknown, string[]]>([
  [
    'cards of baccarat in the order of the shoe, the third of the player before that of the banker',
    'baccarat',
    { player: ['AS', 'TH', '9D'], banker: ['KC', '4S', '2H'] },
    ['player A♠', 'banker K♣', 'player 10♥', 'banker 4♠', 'player 9♦', 'banker 2♥'],
  ],
  [
    'a natural, which ends with four cards',
    'baccarat',
    { player: ['AS', '8H'], banker: ['KC', '4S'] },
    ['player A♠', 'banker K♣', 'player 8♥', 'banker 4♠'],
  ],
  ['two cards', 'dragon-tiger', { dragon: 'QD', tiger: '3C' }, ['dragon Q♦', 'tiger 3♣']],
  ['three dice', 'hi-lo', { dice: [1, 5, 6], total: 12, triple: false }, ['die 1', 'die 5', 'die 6']],
  [
    'three pictures',
    'fish-prawn-crab',
    { dice: ['crab', 'fish', 'fish'], colours: ['green', 'red', 'red'] },
    ['die crab', 'die fish', 'die fish'],
  ],
  ['one pocket', 'roulette', { number: 17, colour: 'black' }, ['pocket 17']],
  ['nothing of what this page does not know', 'fan-tan', { beans: 3 }, []],
])('uncovers %s', (_, kind, outcome, steps) => {
  expect(replaySteps(kind, outcome).map(({ of, face }) => `${of} ${face}`)).toEqual(steps);
});
