const ORDER = 'A23456789TJQKA';

/** Every three neighbours but those that begin with an ace, whatever their order. */
const STRAIGHTS = Array.from({ length: 11 }, (_, from) =>
  [...ORDER.slice(from + 1, from + 4)].toSorted().join(''),
);

/** A hand of ป๊อกเด้ง by other means than the rules: texts, lists and one figure that orders all hands. It shares no code with them. */
export function evaluatedApart(text: string): { name: string; times: number; order: number } {
  const cards = text.split(' ');
  const faces = cards.map((card) => card[0] as string);
  const worth = faces.map((face) => ('A23456789'.indexOf(face) + 1) % 10);
  let points = 0;
  for (const value of worth) points = (points + value) % 10;
  const flush = cards.every((card) => card[1] === cards[0]?.[1]);
  const same = faces.every((face) => face === faces[0]);
  const top = Math.max(...faces.map((face) => ORDER.lastIndexOf(face)));
  if (cards.length === 2)
    return {
      name: points > 7 ? 'pok' : 'points',
      times: flush || same ? 2 : 1,
      order: points > 7 ? 900 + points : points,
    };
  if (same) return { name: 'trips', times: 5, order: 500 + top };
  if (STRAIGHTS.includes(faces.toSorted().join('')))
    return flush
      ? { name: 'straight_flush', times: 5, order: 400 + top }
      : { name: 'straight', times: 3, order: 300 + top };
  if (faces.every((face) => 'JQK'.includes(face))) return { name: 'three_faces', times: 3, order: 200 };
  return { name: 'points', times: flush ? 3 : 1, order: points };
}
