import { encode } from 'uqr';

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
  const text = (words: string, y: number, look: { size: number; weight: number; colour?: string }) => {
    pen.font = font(look.size, look.weight);
    pen.fillStyle = look.colour ?? INK;
    pen.fillText(words, WIDTH / 2, y, WIDTH - 2 * EDGE);
  };
  text(sheet.title, 84, { size: 34, weight: 600 });
  paintModules(pen, sheet.payload, { left: (WIDTH - CODE) / 2, top: 112 });
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
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture was not made'))), 'image/png'),
  );
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  return pen;
}

/** Modules of whole pixels, in the middle of their square. */
function paintModules(
  pen: CanvasRenderingContext2D,
  payload: string,
  { left, top }: { left: number; top: number },
): void {
  const { data, size } = encode(payload, { ecc: 'M', border: QUIET });
  const modulePx = Math.floor(CODE / size);
  const begin = Math.floor((CODE - modulePx * size) / 2);
  pen.fillStyle = '#000';
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      if (dark)
        pen.fillRect(left + begin + column * modulePx, top + begin + row * modulePx, modulePx, modulePx);
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
