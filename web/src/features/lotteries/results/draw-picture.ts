import { penOf, pngOf } from '../../../shared-parts/picture/canvas.ts';
/** Upright, as phones show pictures in chats. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

export interface PictureBall {
  text: string;
  /** Without colours of its own it has those of the brand. */
  fill?: string;
  ink?: string;
}

export interface PictureOfResult {
  words: { brand: string; host: string; game: string; numero: string; at: string; corrected: string };
  /** A result of one number; else its prizes. */
  balls: readonly PictureBall[];
  prizes: readonly { name: string; numbers: readonly string[] }[];
}

const MARGIN = 84;
const INNER = PICTURE_SIZE.width - 2 * MARGIN;
/** What is drawn lies in here, between the head and the foot. */
const BODY = { top: 470, bottom: 1180 } as const;

type Pen = CanvasRenderingContext2D;
type Variant = ReturnType<typeof styleOfPage>;

/** The picture of a result in the colours and fonts of the page, as PNG. */
export async function drawPicture(picture: PictureOfResult): Promise<Blob> {
  const variant = styleOfPage();
  await fontsFor(variant, picture);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE_SIZE);
  const pen = penOf(canvas);
  pen.textBaseline = 'alphabetic';
  drawGround(pen, variant);
  drawHead(pen, variant, picture.words);
  if (picture.balls.length > 0) drawBalls(pen, variant, picture.balls);
  else drawPrizes(pen, variant, picture.prizes);
  drawFoot(pen, variant, picture.words);
  return pngOf(canvas);
}

function styleOfPage() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    ground: of('--ground', '#14101f'),
    surface: of('--surface', '#1f1930'),
    line: of('--line', '#3a3150'),
    text: of('--text', '#ffffff'),
    muted: of('--text-muted', '#b8b0c8'),
    accent: of('--accent', '#f2c230'),
    accentDeep: of('--accent-deep', '#c98d2a'),
    onAccent: of('--on-accent', '#2a1c00'),
    accentText: of('--accent-text', '#f2c230'),
    glow: of('--glow', '#3a2a60'),
    display: of('--font-display', 'sans-serif'),
    body: of('--font-text', 'sans-serif'),
  };
}

/** Fonts come in parts, by their letters: each that is needed is fetched before it is drawn. */
async function fontsFor({ display, body }: Variant, { words, prizes }: PictureOfResult): Promise<void> {
  const text = `${Object.values(words).join('')}${prizes.map(({ name }) => name).join('')}0123456789`;
  await Promise.all(
    [`600 64px ${display}`, `700 64px ${display}`, `400 36px ${body}`].map((font) =>
      document.fonts.load(font, text).catch(() => undefined),
    ),
  );
}

function drawGround(pen: Pen, { ground, surface, glow, line }: Variant): void {
  const { width, height } = PICTURE_SIZE;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width / 2, -120, 40, width / 2, -120, 980);
  light.addColorStop(0, glow);
  light.addColorStop(1, 'transparent');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.beginPath();
  pen.roundRect(MARGIN - 36, BODY.top - 40, INNER + 72, BODY.bottom - BODY.top + 60, 36);
  pen.fillStyle = surface;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 2;
  pen.stroke();
}

function drawHead(
  pen: Pen,
  variant: Variant,
  { brand, game, numero, at, corrected }: PictureOfResult['words'],
): void {
  pen.textAlign = 'center';
  const middle = PICTURE_SIZE.width / 2;
  fit(pen, brand, { weight: 700, size: 46, family: variant.display, width: INNER });
  pen.fillStyle = variant.accentText;
  pen.fillText(brand, middle, 120);
  fit(pen, game, { weight: 600, size: 78, family: variant.display, width: INNER });
  pen.fillStyle = variant.text;
  pen.fillText(game, middle, 250);
  const draw = `${numero} · ${at}`;
  fit(pen, draw, { weight: 400, size: 40, family: variant.body, width: INNER });
  pen.fillStyle = variant.muted;
  pen.fillText(draw, middle, 330);
  if (corrected) {
    fit(pen, corrected, { weight: 600, size: 36, family: variant.body, width: INNER });
    pen.fillStyle = variant.accentText;
    pen.fillText(corrected, middle, 390);
  }
}

/** As large as so many circles may be, in rows as even as can be. */
function drawBalls(pen: Pen, variant: Variant, balls: readonly PictureBall[]): void {
  const rows = Math.ceil(balls.length / (balls.length <= 7 ? 4 : 5));
  const inRow = Math.ceil(balls.length / rows);
  const room = { width: INNER / inRow, height: (BODY.bottom - BODY.top) / rows };
  const radius = Math.min(room.width, room.height, 300) * 0.43;
  const step = { x: Math.min(room.width, radius * 2.5), y: Math.min(room.height, radius * 2.5) };
  const firstY = (BODY.top + BODY.bottom) / 2 - ((rows - 1) * step.y) / 2;
  pen.textAlign = 'center';
  for (const [at, ball] of balls.entries()) {
    const row = Math.floor(at / inRow);
    const here = Math.min(inRow, balls.length - row * inRow);
    const x = PICTURE_SIZE.width / 2 + ((at % inRow) - (here - 1) / 2) * step.x;
    drawBall(pen, variant, ball, { x, y: firstY + row * step.y, radius });
  }
}

function drawBall(
  pen: Pen,
  variant: Variant,
  { text, fill, ink }: PictureBall,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const gold = pen.createLinearGradient(x, y - radius, x, y + radius);
  gold.addColorStop(0, variant.accent);
  gold.addColorStop(1, variant.accentDeep);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill ?? gold;
  pen.fill();
  pen.fillStyle = ink ?? variant.onAccent;
  pen.font = `700 ${Math.round(radius * 1.05)}px ${variant.display}`;
  pen.fillText(text, x, y + radius * 0.37);
}

/** Names on the left, numbers on the right; as large as all rows allow. */
function drawPrizes(pen: Pen, variant: Variant, prizes: PictureOfResult['prizes']): void {
  const height = BODY.bottom - BODY.top;
  let size = 110;
  let lines = linesOf(pen, variant, prizes, size);
  while (size > 26 && lines.reduce((sum, { rows }) => sum + rows.length, 0) * size * 1.45 > height) {
    size -= 4;
    lines = linesOf(pen, variant, prizes, size);
  }
  const step = size * 1.45;
  let y = BODY.top + (height - lines.reduce((sum, { rows }) => sum + rows.length, 0) * step) / 2 + size;
  for (const [at, { name, rows }] of lines.entries()) {
    pen.textAlign = 'left';
    fit(pen, name, {
      weight: 400,
      size: Math.min(40, size * 0.75),
      family: variant.body,
      width: INNER * NAME_SHARE,
    });
    pen.fillStyle = variant.muted;
    pen.fillText(name, MARGIN, y);
    pen.textAlign = 'right';
    pen.font = `600 ${size}px ${variant.display}`;
    pen.fillStyle = at === 0 ? variant.accentText : variant.text;
    for (const row of rows) {
      pen.fillText(row, PICTURE_SIZE.width - MARGIN, y);
      y += step;
    }
  }
}

const NAME_SHARE = 0.3;

/** Numbers of each prize in rows that fit beside its name. */
function linesOf(pen: Pen, variant: Variant, prizes: PictureOfResult['prizes'], size: number) {
  pen.font = `600 ${size}px ${variant.display}`;
  const width = INNER * (1 - NAME_SHARE) - 20;
  return prizes.map(({ name, numbers }) => {
    const rows: string[] = [];
    for (const number of numbers) {
      const longer = `${rows.at(-1) ?? ''}  ${number}`;
      if (rows.length > 0 && pen.measureText(longer).width <= width) rows[rows.length - 1] = longer;
      else rows.push(number);
    }
    return { name, rows };
  });
}

function drawFoot(pen: Pen, variant: Variant, { host }: PictureOfResult['words']): void {
  pen.textAlign = 'center';
  fit(pen, host, { weight: 400, size: 36, family: variant.body, width: INNER });
  pen.fillStyle = variant.muted;
  pen.fillText(host, PICTURE_SIZE.width / 2, 1280);
}

/** Sets the font, smaller where the words would not fit. */
function fit(
  pen: Pen,
  text: string,
  { weight, size, family, width }: { weight: number; size: number; family: string; width: number },
): void {
  pen.font = `${weight} ${size}px ${family}`;
  const drawn = pen.measureText(text).width;
  if (drawn > width) pen.font = `${weight} ${Math.floor((size * width) / drawn)}px ${family}`;
}
