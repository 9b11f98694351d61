import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { blankCanvas, loadSvg } from './picture.ts';

/** All moving pictures of a game in one texture: a whole screen of them is one draw call. */
export interface Atlas {
  /** Side of a symbol's cell in device pixels. */
  cell: number;
  sharp: (name: string) => Texture;
  /** The same picture smeared along its fall; shown in a taller box, see `BLUR_STRETCH`. */
  blurred: (name: string) => Texture;
  destroy(): void;
}

export const BLUR_STRETCH = 1.5;
const BLUR_COPIES = 17;
/** Blur hides detail: half the resolution does. */
const BLUR_SCALE = 0.5;
const GAP = 2;
const COLUMNS = 4;

export async function paintAtlas(pictures: Readonly<Record<string, string>>, cell: number): Promise<Atlas> {
  const names = Object.keys(pictures);
  const images = await Promise.all(names.map((name) => loadSvg(pictures[name] ?? '')));
  const rows = Math.ceil(names.length / COLUMNS);
  const blurWidth = Math.ceil(cell * BLUR_SCALE);
  const blurHeight = Math.ceil(cell * BLUR_SCALE * BLUR_STRETCH);
  const sharpTop = 0;
  const blurTop = rows * (cell + GAP);
  const [canvas, context] = blankCanvas(COLUMNS * (cell + GAP), blurTop + rows * (blurHeight + GAP));

  const frames = new Map<string, { sharp: Rectangle; blurred: Rectangle }>();
  for (const [index, image] of images.entries()) {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const sharp = new Rectangle(column * (cell + GAP), sharpTop + row * (cell + GAP), cell, cell);
    const blurred = new Rectangle(
      column * (blurWidth + GAP),
      blurTop + row * (blurHeight + GAP),
      blurWidth,
      blurHeight,
    );
    context.drawImage(image, sharp.x, sharp.y, cell, cell);
    smear(context, image, blurred);
    frames.set(names[index] ?? '', { sharp, blurred });
  }

  const source = new CanvasSource({ resource: canvas });
  const textures = new Map(
    [...frames].map(([name, { sharp, blurred }]) => [
      name,
      {
        sharp: new Texture({ source, frame: sharp }),
        blurred: new Texture({ source, frame: blurred }),
      },
    ]),
  );
  const find = (name: string) => {
    const found = textures.get(name);
    if (!found) throw new Error(`no picture named ${name}`);
    return found;
  };
  return {
    cell,
    sharp: (name) => find(name).sharp,
    blurred: (name) => find(name).blurred,
    destroy() {
      for (const { sharp, blurred } of textures.values()) {
        sharp.destroy();
        blurred.destroy();
      }
      source.destroy();
    },
  };
}

/** The average of copies along the fall: with `lighter`, shares of one add up to the picture's own strength. */
function smear(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Rectangle): void {
  const [side, spread] = [box.width, box.height - box.width];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / BLUR_COPIES;
  for (let copy = 0; copy < BLUR_COPIES; copy += 1) {
    context.drawImage(image, box.x, box.y + (spread * copy) / (BLUR_COPIES - 1), side, side);
  }
  context.restore();
}
