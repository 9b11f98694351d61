import { svg } from './svg.ts';

type Suit = 'S' | 'H' | 'D' | 'C';
interface Face {
  /** 1 is the ace, 11 to 13 the faces. */
  rank: number;
  suit: Suit;
}

/** Suits drawn on 24 × 24. */
const SUIT_PATHS: Record<Suit, string> = {
  S: 'M12 2C9 7 3.5 9.6 3.5 14.2c0 4.4 5.2 5.6 7.6 2.6-.2 2.2-1 3.8-2.6 5.2h7c-1.6-1.4-2.4-3-2.6-5.2 2.4 3 7.6 1.8 7.6-2.6C20.5 9.6 15 7 12 2Z',
  H: 'M12 21.5C7.5 17 2.5 13.2 2.5 8.4 2.5 5.2 4.8 3 7.5 3c2 0 3.6 1.1 4.5 3 .9-1.9 2.5-3 4.5-3 2.7 0 5 2.2 5 5.4 0 4.8-5 8.6-9.5 13.1Z',
  D: 'M12 1.5C14.2 5.5 16.8 9 20 12c-3.2 3-5.8 6.5-8 10.5C9.8 18.5 7.2 15 4 12c3.2-3 5.8-6.5 8-10.5Z',
  C: 'M12 2a4.6 4.6 0 0 1 3.7 7.4 4.7 4.7 0 1 1-2.8 7.4c.2 2.2 1 3.7 2.6 5.2h-7c1.6-1.5 2.4-3 2.6-5.2a4.7 4.7 0 1 1-2.8-7.4A4.6 4.6 0 0 1 12 2Z',
};
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SIGNS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

function faceOf(card: string): Face {
  const suit = card.charAt(1);
  return {
    rank: RANKS.indexOf(card.charAt(0)) + 1,
    suit: suit === 'H' || suit === 'D' || suit === 'C' ? suit : 'S',
  };
}

/** As it is written in a line of text: 10♥. */
export function cardText(card: string): string {
  const { rank, suit } = faceOf(card);
  return `${rankText(rank)}${SIGNS[suit]}`;
}

function rankText(rank: number): string {
  return rank === 10 ? '10' : (RANKS[rank - 1] ?? '?');
}

const RED = '#b3202c';
const INK = '#1b1d3a';

/** The face of a card (`AS`, `TH`) on 60 × 84: large figures that are read at arm’s length; the faces wear a gilt crown each. */
export function cardFace(written: string): SVGSVGElement {
  const card = faceOf(written);
  const colour = card.suit === 'H' || card.suit === 'D' ? RED : INK;
  const text = rankText(card.rank);
  const corner = (turned: boolean) =>
    svg(
      'g',
      { fill: colour, ...(turned && { transform: 'rotate(180 30 42)' }) },
      svg(
        'text',
        {
          x: 11,
          y: 22,
          'text-anchor': 'middle',
          'font-size': text.length > 1 ? 17 : 20,
          'font-weight': 600,
          'letter-spacing': text.length > 1 ? -2 : 0,
        },
        text,
      ),
      svg('path', { d: SUIT_PATHS[card.suit], transform: 'translate(4.5 26) scale(.54)' }),
    );
  return svg(
    'svg',
    { viewBox: '0 0 60 84', class: 'card-face', 'aria-hidden': 'true' },
    svg('rect', {
      x: 0.75,
      y: 0.75,
      width: 58.5,
      height: 82.5,
      rx: 6,
      fill: '#fffaf0',
      stroke: '#c9a45c',
      'stroke-width': 1.5,
    }),
    card.rank > 10 && crown(card.rank, colour),
    svg('path', {
      d: SUIT_PATHS[card.suit],
      fill: colour,
      transform:
        card.rank > 10
          ? 'translate(18.6 42) scale(.95)'
          : card.rank === 1
            ? 'translate(12 24) scale(1.5)'
            : 'translate(15.6 27.6) scale(1.2)',
    }),
    corner(false),
    corner(true),
  );
}

/** Three crowns as dancers wear them: the taller, the higher the card. */
function crown(rank: number, colour: string): SVGGElement {
  const tiers = rank - 10;
  const rings = Array.from({ length: tiers }, (_, tier) =>
    svg('path', {
      d: `M${22 + tier * 1.8} ${37 - tier * 5.5}Q30 ${33.5 - tier * 5.5} ${38 - tier * 1.8} ${37 - tier * 5.5}L${36.5 - tier * 1.7} ${31.5 - tier * 5.5}H${23.5 + tier * 1.7}Z`,
      fill: '#e7b54a',
      stroke: colour,
      'stroke-width': 0.8,
    }),
  );
  const top = 31.5 - (tiers - 1) * 5.5;
  return svg('g', {}, ...rings, svg('path', { d: `M27.5 ${top}L30 ${top - 8}L32.5 ${top}Z`, fill: colour }));
}

/** The back: a lotus of gold thread on the indigo of the night. */
export function cardBack(): SVGSVGElement {
  const petals = Array.from({ length: 8 }, (_, index) =>
    svg('path', {
      d: 'M0 0C5 -6 5 -13 0 -18C-5 -13 -5 -6 0 0Z',
      transform: `translate(30 42) rotate(${index * 45})`,
      fill: 'none',
      stroke: '#e7c06a',
      'stroke-width': 1,
    }),
  );
  return svg(
    'svg',
    { viewBox: '0 0 60 84', class: 'card-back', 'aria-hidden': 'true' },
    svg('rect', {
      x: 0.75,
      y: 0.75,
      width: 58.5,
      height: 82.5,
      rx: 6,
      fill: '#23256a',
      stroke: '#c9a45c',
      'stroke-width': 1.5,
    }),
    svg('rect', {
      x: 5,
      y: 5,
      width: 50,
      height: 74,
      rx: 3.5,
      fill: 'none',
      stroke: '#8f7a44',
      'stroke-width': 0.8,
    }),
    ...petals,
    svg('circle', { cx: 30, cy: 42, r: 3, fill: '#e7c06a' }),
    svg('path', {
      d: 'M9 9l9 4-4 5zM51 9l-9 4 4 5zM9 75l9-4-4-5zM51 75l-9-4 4-5z',
      fill: '#8f7a44',
    }),
  );
}
