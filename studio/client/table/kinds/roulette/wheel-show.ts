import { colourOf, POCKETS, WHEEL, type WheelColour } from '@lanna/rules/play/tables/roulette/wheel';
import { el } from '../../../shared/element.ts';
import { wheelBall, wheelDisc, wheelPicture } from '../../art/wheel.ts';

const PAINT: Record<WheelColour, string> = { red: '#b3202c', black: '#17172b', green: '#12724f' };
const STEP = 360 / POCKETS;
/** Whole turns of the ball against the wheel, in degrees. */
const BALL_TURNS = 1440;

export interface WheelShow {
  root: HTMLElement;
  clear(): void;
  spin(number: number): void;
  rest(number: number): void;
}

/** The wheel turns one way and the ball the other, and they meet where the result is. */
export function createWheelShow(): WheelShow {
  const disc = wheelDisc(WHEEL, (pocket) => PAINT[colourOf(pocket)]);
  const ball = wheelBall();
  const figure = el('p', { class: 'wheel-number' });
  const root = el('div', { class: 'wheel-show', 'data-wheel': 'still' }, wheelPicture(disc, ball), figure);
  let turned = 0;
  let spins = 0;

  function turn(number: number, moving: boolean): void {
    const pocket = WHEEL.indexOf(number) * STEP;
    root.dataset['wheel'] = moving ? 'turning' : 'still';
    disc.style.transform = `rotate(${turned}deg)`;
    ball.style.transform = `rotate(${turned + pocket - BALL_TURNS * spins}deg)`;
  }

  return {
    root,
    clear() {
      figure.textContent = '';
      delete figure.dataset['colour'];
      ball.style.opacity = '0';
    },
    spin(number) {
      ball.style.opacity = '1';
      turned += 400;
      spins += 1;
      turn(number, true);
    },
    rest(number) {
      ball.style.opacity = '1';
      turn(number, false);
      figure.textContent = String(number);
      figure.dataset['colour'] = colourOf(number);
    },
  };
}
