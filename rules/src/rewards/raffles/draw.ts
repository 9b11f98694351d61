import { fairStream } from '../../fair-stream.ts';

/** What fixes which tickets are drawn: the link that was committed to before, the root of the list that was fixed before it was shown, and how many tickets there are. */
export interface RaffleDraw {
  link: string;
  root: string;
  tickets: number;
}

/**
 * The first `many` tickets in the order they are drawn, 1 … `tickets`, none twice; all of them where there are fewer. The stream of the link over the root (nonce 0) gives for
 * the place i = 0, 1, … `below(tickets − i)`: that many places further on stands what is drawn, and what stood at i takes its place. Asking for more draws on where it stopped.
 */
export function drawTickets({ link, root, tickets }: RaffleDraw, many: number): number[] {
  const stream = fairStream({ serverSeed: link, clientSeed: root, nonce: 0 });
  const moved = new Map<number, number>();
  const at = (place: number) => moved.get(place) ?? place + 1;
  const drawn: number[] = [];
  for (let place = 0; place < Math.min(many, tickets); place += 1) {
    const other = place + stream.below(tickets - place);
    drawn.push(at(other));
    moved.set(other, at(place));
  }
  return drawn;
}
