import { drawFish, FISH_REACH, type FishPen } from '../../../rules/fishing/art/fish-shapes.ts';
import type { FishKind } from '../../../rules/fishing/fish.ts';

interface Sprite {
  picture: HTMLCanvasElement;
  /** In the water's units. */
  half: number;
}

/** Of the scale the water has now; another size of the screen makes them anew. */
const sprites = { right: new Map<FishKind, Sprite>(), left: new Map<FishKind, Sprite>() };
let spritesScale = 0;

type Side = keyof typeof sprites;

/** Each kind of the water is drawn once for the side it looks to, and copied with every frame from then on. */
export function spriteOf(kind: FishKind, scale: number, side: Side): Sprite {
  if (scale !== spritesScale) for (const known of Object.values(sprites)) known.clear();
  spritesScale = scale;
  const known = sprites[side].get(kind);
  if (known) return known;
  const sprite = drawSprite(kind, scale, side);
  sprites[side].set(kind, sprite);
  return sprite;
}

function drawSprite(kind: FishKind, scale: number, side: Side): Sprite {
  const half = Math.ceil(kind.radius * FISH_REACH);
  const picture = document.createElement('canvas');
  picture.width = Math.max(2, Math.ceil(half * 2 * scale));
  picture.height = picture.width;
  const context = picture.getContext('2d');
  if (context) {
    context.scale(scale, scale);
    context.translate(half, half);
    context.scale(side === 'left' ? -kind.radius : kind.radius, kind.radius);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    drawFish(canvasPen(context), kind);
  }
  return { picture, half };
}

function canvasPen(context: CanvasRenderingContext2D): FishPen {
  const fill = (ink: string | CanvasGradient, path: string) => {
    context.fillStyle = ink;
    context.fill(new Path2D(path));
  };
  return {
    fill,
    shade({ back, body, belly }, path) {
      const gradient = context.createLinearGradient(0, -0.7, 0, 0.7);
      gradient.addColorStop(0, back);
      gradient.addColorStop(0.5, body);
      gradient.addColorStop(1, belly);
      fill(gradient, path);
    },
    line(ink, width, path) {
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.stroke(new Path2D(path));
    },
    dot(ink, x, y, size) {
      context.fillStyle = ink;
      context.beginPath();
      context.arc(x, y, size, 0, Math.PI * 2);
      context.fill();
    },
  };
}
