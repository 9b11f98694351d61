import { penOf, pngOf } from '../../../../shared-parts/picture/canvas.ts';
/** What stands on the picture of a slip, in words and in its order. */
export interface SlipSheet {
  brand: string;
  game: string;
  /** Below the game: draw, number, time. */
  facts: readonly { name: string; value: string }[];
  /** By play: what was picked, what it cost, what it pays. */
  groups: readonly { title: string; rows: readonly (readonly [string, string, string])[] }[];
  heads: readonly [string, string, string];
  total: { name: string; value: string };
  /** Said of rows that found no room. */
  more: (count: number) => string;
}

const WIDTH = 720;
const EDGE = 40;
const ROW = 38;
const SCALE = 2;
/** More rows would be more than a phone can draw at once. */
const MOST_ROWS = 150;
const INK = '#1d1538';
const MUTED = '#6b6485';
const GOLD = '#f7c052';

/** A picture of a slip, to keep or to send: drawn in the browser, dark on white so that every phone shows it alike. */
export async function paintSlip(sheet: SlipSheet): Promise<Blob> {
  await document.fonts.ready;
  const groups = fitting(sheet.groups);
  const left = sheet.groups.flatMap(({ rows }) => rows).length - groups.flatMap(({ rows }) => rows).length;
  const lines = groups.reduce((sum, { rows }) => sum + rows.length + 1.4, 0);
  const height = Math.ceil(150 + sheet.facts.length * ROW + 60 + lines * ROW + (left > 0 ? ROW : 0) + 110);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const context = penOf(canvas);
  context.scale(SCALE, SCALE);
  const family = getComputedStyle(document.body).fontFamily;
  const text = (
    words: string,
    x: number,
    y: number,
    {
      size = 24,
      weight = 400,
      colour = INK,
      align = 'left' as CanvasTextAlign,
      width = WIDTH - EDGE * 2,
    } = {},
  ) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(words, x, y, width);
  };
  const right = WIDTH - EDGE;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = INK;
  context.fillRect(0, 0, WIDTH, 84);
  text(sheet.brand, EDGE, 55, { size: 34, weight: 700, colour: GOLD });
  let y = 134;
  text(sheet.game, EDGE, y, { size: 30, weight: 700 });
  for (const { name, value } of sheet.facts) {
    y += ROW;
    text(name, EDGE, y, { colour: MUTED, width: 240 });
    text(value, right, y, { weight: 600, align: 'right', width: 400 });
  }
  y += 54;
  const columns = [EDGE, 480, right] as const;
  for (const [at, words] of sheet.heads.entries())
    text(words, columns[at] ?? EDGE, y, {
      size: 20,
      colour: MUTED,
      align: at === 0 ? 'left' : 'right',
      width: 200,
    });
  for (const { title, rows } of groups) {
    y += ROW * 1.4;
    context.fillStyle = '#f1eefb';
    context.fillRect(EDGE - 12, y - 28, WIDTH - EDGE * 2 + 24, ROW);
    text(title, EDGE, y, { size: 22, weight: 700 });
    for (const [what, cost, pays] of rows) {
      y += ROW;
      text(what, columns[0], y, { size: 26, weight: 700, width: 280 });
      text(cost, columns[1], y, { align: 'right', width: 160 });
      text(pays, columns[2], y, { align: 'right', width: 180 });
    }
  }
  if (left > 0) {
    y += ROW;
    text(sheet.more(left), EDGE, y, { colour: MUTED });
  }
  y += 34;
  context.fillStyle = INK;
  context.fillRect(EDGE, y, WIDTH - EDGE * 2, 2);
  y += 44;
  text(sheet.total.name, EDGE, y, { weight: 600, width: 300 });
  text(sheet.total.value, right, y, { size: 32, weight: 700, align: 'right', width: 320 });
  return pngOf(canvas);
}

function fitting(groups: SlipSheet['groups']): SlipSheet['groups'] {
  let room = MOST_ROWS;
  return groups.flatMap(({ title, rows }) => {
    const shown = rows.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ title, rows: shown }] : [];
  });
}
