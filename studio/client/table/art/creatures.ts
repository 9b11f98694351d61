import { svg } from '../../shared/svg.ts';

export type Creature = 'gourd' | 'crab' | 'fish' | 'prawn' | 'rooster' | 'tiger';

/** The six pictures of น้ำเต้าปูปลา, drawn on 64 × 64 in flat colours with a dark outline, to be known at the size of a thumb. */
const PICTURES: Record<Creature, string> = {
  gourd:
    '<path d="M32 12C33 8 37 6 41 7" stroke="#3c6b2a" stroke-width="3.5"/><path d="M32 12c7 0 9 5 8.5 9.5-.4 3.5-2.5 5-2.5 7.5 0 3 11 6 11 16.5C49 54 41 58 32 58s-17-4-17-12.5C15 35 26 32 26 29c0-2.5-2.1-4-2.5-7.5C23 17 25 12 32 12Z" fill="#5fae46"/><path d="M32 14c3 8 1.5 12 0 15 4 8 4 18 0 27M24 36c-4 5-5 11-2.5 16M40 36c4 5 5 11 2.5 16" stroke="#2f6d2c" stroke-width="2"/><path d="M25 20c.3-3 2-4.5 4-5M20 43c.5-3 2-5 4-6.5" stroke="#d3f2a6" stroke-width="2.5"/>',
  crab: '<path d="M18 37 8 33M18 43 7 43M20 48 11 54M46 37l10-4M46 43h11M44 48l9 6" stroke="#9c2f12" stroke-width="3.5"/><path d="M19 32C12 29 8 24 9 17c3 1 5 3 6 6 0-4 2-7 5-8 1 6 1 11 3 15M45 32c7-3 11-8 10-15-3 1-5 3-6 6 0-4-2-7-5-8-1 6-1 11-3 15" fill="#e8662c"/><path d="M32 28c11 0 17 6 17 13s-7 13-17 13-17-6-17-13 6-13 17-13Z" fill="#e8662c"/><path d="M24 46c3 3 13 3 16 0M22 38c2-3 5-4 8-4" stroke="#ffc08a" stroke-width="2.5"/><path d="M27 28v-5M37 28v-5" stroke="#9c2f12" stroke-width="2.5"/><circle cx="27" cy="21" r="3" fill="#fff"/><circle cx="37" cy="21" r="3" fill="#fff"/><circle cx="27" cy="21" r="1.3" fill="#1b1b2f" stroke="none"/><circle cx="37" cy="21" r="1.3" fill="#1b1b2f" stroke="none"/>',
  fish: '<path d="M46 32c6-8 10-9 14-9-2 4-3 6-3 9s1 5 3 9c-4 0-8-1-14-9Z" fill="#2a7fc0"/><path d="M30 18c4-5 9-6 13-5-1 4-2 6-5 8M28 46c3 5 8 6 12 5-1-4-2-5-5-7" fill="#2a7fc0"/><path d="M5 33C11 21 22 16 33 18c7 1.3 12 6 15 14-3 8-8 12.7-15 14C22 48 11 45 5 33Z" fill="#43a6e0"/><path d="M22 20c3 8 3 17 0 25M30 26c2 2 2 4 0 6M37 26c2 2 2 4 0 6M30 34c2 2 2 4 0 6M37 34c2 2 2 4 0 6" stroke="#1d5f96" stroke-width="2"/><path d="M12 27c3-4 6-5 9-6" stroke="#d2f1ff" stroke-width="2.5"/><circle cx="15" cy="30" r="3.2" fill="#fff"/><circle cx="15" cy="30" r="1.4" fill="#1b1b2f" stroke="none"/>',
  prawn:
    '<path d="M22 15C14 9 8 8 4 10M24 14C20 6 14 3 10 4" stroke="#a5361f" stroke-width="2.2"/><path d="M20 18c6-8 20-9 29 0 8 8 9 20 3 28-5 6-13 8-19 6l3-6c5 1 10-2 11-8 1-7-3-12-9-14-7-2-14 0-18-6Z" fill="#f08a5c"/><path d="M33 52c-6 2-11 2-14 7 6 2 12 1 16-3M36 46c-6 0-11-2-16 0 3 5 9 7 14 6" fill="#d9603a"/><path d="M40 15c-1 4-2 7-4 9M48 20c-3 3-5 5-7 7M54 28c-4 1-6 2-9 4M55 38c-4 0-6-1-9-1M51 46c-3-2-4-3-6-6" stroke="#a5361f" stroke-width="2"/><path d="M30 27c-1 4-3 7-6 9M35 30c-1 4-3 7-6 9M37 36c-1 3-3 5-6 7" stroke="#a5361f" stroke-width="2.2"/><circle cx="27" cy="17" r="2.2" fill="#1b1b2f" stroke="none"/>',
  rooster:
    '<path d="M42 30c4-12 10-16 17-15-3 3-4 5-4 8 3 0 4 1 5 3-4 1-6 3-7 7 2 0 3 1 4 3-4 0-7 2-9 6" fill="#23724f"/><path d="M20 20c3 10 8 14 18 14 6 0 10 2 10 8 0 8-7 13-16 13-10 0-16-7-16-17 0-6 0-10-1-14Z" fill="#d98a2b"/><path d="M30 39c5-3 10-2 13 2-2 6-8 8-13 5" fill="#b0521c"/><path d="M13 17c0-3 2-6 5-7 0 2 1 3 2 3 1-3 3-4 5-4 0 2 0 3 1 4 2-1 3-1 5 0-1 4-3 7-5 8" fill="#d42f2a"/><path d="M12 21c0-5 4-8 8-8s7 4 6 9c0 4-3 7-6 7s-8-3-8-8Z" fill="#e8a94a"/><path d="M12 20 5 22l7 4Z" fill="#f5d042"/><path d="M13 27c-1 3 0 6 2 7 2-1 3-4 2-7" fill="#d42f2a"/><path d="M28 54v6M36 54v6M24 60h6M33 60h6" stroke="#c77a12" stroke-width="2.5"/><circle cx="18" cy="19" r="1.9" fill="#1b1b2f" stroke="none"/>',
  tiger:
    '<path d="M13 24C8 18 9 9 14 8c5 0 8 3 9 7M51 24c5-6 4-15-1-16-5 0-8 3-9 7" fill="#d97a1c"/><path d="M32 12c13 0 22 8 22 21 0 14-10 24-22 24S10 47 10 33c0-13 9-21 22-21Z" fill="#f2a13a"/><path d="M32 38c7 0 12 4 12 9s-5 9-12 9-12-4-12-9 5-9 12-9Z" fill="#fff3dc"/><path d="M32 14v8M26 15l2 6M38 15l-2 6M11 30l8 2M11 38l8-1M53 30l-8 2M53 38l-8-1" stroke="#3a1c0d" stroke-width="2.6"/><path d="M28 40h8l-4 4ZM32 44v4M32 48c-2 3-6 3-8 1M32 48c2 3 6 3 8 1" fill="#7d2a18"/><circle cx="23" cy="31" r="3.5" fill="#fff"/><circle cx="41" cy="31" r="3.5" fill="#fff"/><circle cx="23.5" cy="31" r="1.7" fill="#1b1b2f" stroke="none"/><circle cx="40.5" cy="31" r="1.7" fill="#1b1b2f" stroke="none"/>',
};

/** A picture alone, for the mat. */
export function creaturePicture(creature: Creature): SVGSVGElement {
  const picture = svg('svg', { viewBox: '0 0 64 64', class: 'creature', 'aria-hidden': 'true' });
  // Of this file alone, so no text of anybody becomes markup.
  picture.innerHTML = `<g fill="none" stroke="#2a1608" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${PICTURES[creature]}</g>`;
  return picture;
}

/** A face of a picture die. */
export function creatureDie(creature: Creature, colour: string): SVGSVGElement {
  const die = svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'die', 'aria-hidden': 'true' },
    svg('rect', {
      x: 1,
      y: 1,
      width: 46,
      height: 46,
      rx: 10,
      fill: '#fbf3df',
      stroke: colour,
      'stroke-width': 2.5,
    }),
  );
  const picture = creaturePicture(creature);
  for (const [name, value] of Object.entries({ x: 5, y: 5, width: 38, height: 38 }))
    picture.setAttribute(name, String(value));
  die.append(picture);
  return die;
}
