import type { FishKind } from '../../../rules/fishing/fish.ts';
import { el } from '../../shared/element.ts';
import { drawSprite } from '../render/fish-art.ts';

const SIDE = 44;

/** A kind as large as a finger, beside its name. */
export function kindPicture(kind: FishKind): HTMLCanvasElement {
  const { picture } = drawSprite(kind, SIDE / (kind.radius * 3.8));
  const copy = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  copy.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
  return copy;
}
