import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SlipDraw } from './price-bets.ts';

/**
 * The draws of a slip, in its order. Refuses with `draw_unknown` {numero}, `draw_closed` {numero, numeros}: whether they are still open when the slip is
 * written is asked again then.
 */
export function openDraws(
  found: readonly { id: string; numero: string; state: string; drawsAt: number }[],
  wanted: readonly { numero: string; multiple: number }[],
): (SlipDraw & { drawsAt: number })[] {
  const known = new Map(found.map((draw) => [draw.numero, draw]));
  const draws = wanted.map(({ numero, multiple }) => {
    const draw = known.get(numero);
    if (!draw) throw new Refusal('draw_unknown', { numero });
    return { id: draw.id, numero, multiple, drawsAt: draw.drawsAt, isOpen: draw.state === 'open' };
  });
  const closed = draws.filter(({ isOpen }) => !isOpen);
  if (closed.length > 0) throw drawClosed(closed.map(({ numero }) => numero));
  return draws.map(({ id, numero, multiple, drawsAt }) => ({ id, numero, multiple, drawsAt }));
}

/** Names the first, and all. */
export function drawClosed(numeros: readonly string[]): Refusal {
  return new Refusal('draw_closed', { numero: numeros[0], numeros });
}
