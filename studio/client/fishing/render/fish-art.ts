import { drawFish, FISH_REACH, type FishPen } from '../../../rules/fishing/art/fish-shapes.ts';
import type { FishKind } from '../../../rules/fishing/fish.ts';

const sprites = new Map<string, HTMLCanvasElement>();

/** Each kind is drawn once for a size, and copied from then on. */
export function spriteOf(kind: FishKind, scale: number): { picture: HTMLCanvasElement; half: number } {
  const half = Math.ceil(kind.radius * FISH_REACH);
  const key = `${kind.code} ${scale.toFixed(2)}`;
  const known = sprites.get(key);
  if (known) return { picture: known, half };
  const picture = document.createElement('canvas');
  picture.width = Math.max(2, Math.ceil(half * 2 * scale));
  picture.height = picture.width;
  const context = picture.getContext('2d');
  if (context) {
    context.scale(scale, scale);
    context.translate(half, half);
    context.scale(kind.radius, kind.radius);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    drawFish(canvasPen(context), kind);
  }
  if (sprites.size > 200) sprites.clear();
  sprites.set(key, picture);
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
