import { FISH_REACH } from '../../../rules/fishing/art/fish-shapes.ts';
import { fishParts } from '../../../rules/fishing/art/fish-svg.ts';
import type { FishKind } from '../../../rules/fishing/fish.ts';
import { el } from '../../shared/element.ts';

const SIDE = 44;

/** A kind as large as a finger, beside its name. A picture and no canvas: each canvas of a page is handed to the screen anew with every frame of it, whether it has changed or not. */
export function kindPicture(kind: FishKind): HTMLImageElement {
  const box = [-FISH_REACH, -FISH_REACH, FISH_REACH * 2, FISH_REACH * 2].join(' ');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${fishParts(kind)}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return el('img', { src, width: SIDE, height: SIDE, alt: '' });
}
