import { encode } from 'uqr';
import { penOf, pngOf } from '../../../shared-parts/picture/canvas.ts';
import { paintModules } from '../../../shared-parts/picture/paint-modules.ts';

/** What stands on the picture of a code to pay with. */
export interface CodeSheet {
  /** Of the QR code. */
  payload: string;
  /** How it is paid, above the code. */
  title: string;
  amount: string;
  /** Below the amount, as names and values: who is paid, the reference, until when. */
  facts: readonly { name: string; value: string }[];
}

const WIDTH = 800;
const EDGE = 56;
const CODE = 560;
/** White modules around the code, as the standard requires (ISO/IEC 18004). */
const QUIET = 4;
const LINE = 42;
const NAME_SIZE = 24;
const VALUE_SIZE = 32;
const INK = '#111111';
const MUTED = '#555555';

/**
 * A code as a picture to save or to send: with whom it pays, how much and under which reference, so that it can be paid from another
 * phone and is known again among other pictures. Dark on white, since it is scanned.
 */
export async function paintCode(sheet: CodeSheet): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const family = getComputedStyle(document.body).fontFamily;
  const font = (size: number, weight: number) => `${weight} ${size}px ${family}`;
  const pen = penOf(canvas);
  pen.font = font(VALUE_SIZE, 600);
  const facts = sheet.facts.map(({ name, value }) => ({
    name,
    lines: wrapped(pen, value, WIDTH - 2 * EDGE),
  }));
  const height = facts.reduce(
    (sum, { lines }) => sum + NAME_SIZE + 20 + lines.length * LINE,
    240 + CODE + EDGE,
  );
  // Setting it clears the canvas and its font.
  canvas.height = height;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, height);
  pen.textAlign = 'center';
  const text = (words: string, y: number, variant: { size: number; weight: number; colour?: string }) => {
    pen.font = font(variant.size, variant.weight);
    pen.fillStyle = variant.colour ?? INK;
    pen.fillText(words, WIDTH / 2, y, WIDTH - 2 * EDGE);
  };
  text(sheet.title, 84, { size: 34, weight: 600 });
  const code = encode(sheet.payload, { ecc: 'M', border: QUIET });
  paintModules(pen, code, { left: (WIDTH - CODE) / 2, top: 112, side: CODE });
  let y = 112 + CODE + 68;
  text(sheet.amount, y, { size: 64, weight: 700 });
  y += 28;
  for (const { name, lines } of facts) {
    y += NAME_SIZE + 14;
    text(name, y, { size: NAME_SIZE, weight: 400, colour: MUTED });
    for (const line of lines) {
      y += LINE;
      text(line, y, { size: VALUE_SIZE, weight: 600 });
    }
    y += 6;
  }
  return pngOf(canvas);
}

/** In lines that fit: between words where there are some, within one that is longer than a line. */
export function wrapped(
  pen: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  width: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => pen.measureText(candidate.trimEnd()).width <= width;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
  };
  for (const piece of text.split(/(?<=\s)/)) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') end();
    for (const { segment } of new Intl.Segmenter().segment(piece)) {
      if (line !== '' && !fits(line + segment)) end();
      line += segment;
    }
  }
  end();
  return lines;
}
