import { el } from '../../shared/element.ts';

export interface TextLook {
  /** In the water's units. */
  size: number;
  ink: string;
  /** Around the letters, where they lie upon fish. */
  edge?: string;
}

interface TextSprite {
  picture: HTMLCanvasElement;
  width: number;
  height: number;
}

const EDGE_WIDTH = 6;
/** Some minutes of sums: then they are made anew. */
const KEPT_MAX = 80;

const sprites = new Map<string, TextSprite>();
let spritesScale = 0;
// Letters of the page's own hand may come after the first picture.
document.fonts.addEventListener('loadingdone', () => sprites.clear());

/** Letters are laid out and painted once, and copied with every frame from then on. */
export function textSprite(text: string, { size, ink, edge }: TextLook, scale: number): TextSprite {
  if (scale !== spritesScale || sprites.size >= KEPT_MAX) sprites.clear();
  spritesScale = scale;
  const key = `${size} ${ink} ${text}`;
  const known = sprites.get(key);
  if (known) return known;
  const picture = el('canvas', {});
  const context = picture.getContext('2d');
  const font = `600 ${size}px Kanit, system-ui`;
  if (context) context.font = font;
  const width = (context?.measureText(text).width ?? 0) + EDGE_WIDTH * 2;
  const height = size * 1.7;
  picture.width = Math.max(1, Math.ceil(width * scale));
  picture.height = Math.max(1, Math.ceil(height * scale));
  if (context) {
    context.scale(scale, scale);
    Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', fillStyle: ink });
    if (edge !== undefined) {
      Object.assign(context, { strokeStyle: edge, lineWidth: EDGE_WIDTH });
      context.strokeText(text, width / 2, height / 2);
    }
    context.fillText(text, width / 2, height / 2);
  }
  const sprite = { picture, width, height };
  sprites.set(key, sprite);
  return sprite;
}

/** Around a point of the water. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; scale: number } & TextLook,
): void {
  const { picture, width, height } = textSprite(text, at, at.scale);
  context.drawImage(picture, at.x - width / 2, at.y - height / 2, width, height);
}
