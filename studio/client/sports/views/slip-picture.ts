import { openDialog } from '../../shared/dialog.ts';
import { el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';

/** What a picture of a slip says, already in words. */
export interface PictureText {
  title: string;
  placedAt: string;
  legs: readonly { pick: string; odds: string; red: boolean; match: string; outcome: string }[];
  sums: readonly (readonly [name: string, value: string])[];
  number: string;
}

const WIDTH = 720;
const PAD = 36;
const INNER = WIDTH - 2 * PAD;
const INK = '#17231c';
const SOFT = '#55655b';
const RED = '#b3141d';

/** Shows a slip as a picture that the device saves or sends as any other: a frame may not start a download by itself. */
export function openSlipPicture(page: PageContext, text: PictureText): void {
  const { words } = page;
  const picture = el('img', {
    src: drawSlip(page, text),
    class: 'slip-picture',
    alt: say(words.own.pictureOf, { slip: `${text.title}, ${text.number}` }),
  });
  openDialog({
    ...{ kind: 'panel', name: 'picture', title: words.own.picture, closeLabel: words.close },
    content: [picture, el('p', { class: 'muted' }, words.own.pictureHint)],
  });
}

function drawSlip(page: PageContext, text: PictureText): string {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  // Written twice: the first time to learn how high it is.
  const height = writeSlip(page, canvas, text);
  canvas.height = height;
  writeSlip(page, canvas, text);
  return canvas.toDataURL('image/png');
}

/** Answers how far down it has come. */
function writeSlip(page: PageContext, canvas: HTMLCanvasElement, text: PictureText): number {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the device draws no pictures');
  pen.textBaseline = 'top';
  pen.fillStyle = '#fbf8ee';
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = '#0e3a26';
  pen.fillRect(0, 0, WIDTH, 104);
  const write = (line: string, x: number, y: number, how: { size: number; bold?: boolean; ink: string }) => {
    pen.font = `${how.bold ? 600 : 400} ${how.size}px Kanit, sans-serif`;
    pen.fillStyle = how.ink;
    pen.fillText(line, x, y);
  };
  write(page.session.gameName[page.language], PAD, 18, { size: 34, bold: true, ink: '#ffffff' });
  write(`${text.title} · ${text.number}`, PAD, 62, { size: 22, ink: '#d8e8dc' });
  let y = 122;
  write(text.placedAt, PAD, y, { size: 20, ink: SOFT });
  y += 40;
  for (const leg of text.legs) {
    const price = { size: 30, bold: true, ink: leg.red ? RED : INK };
    pen.font = `600 ${price.size}px Kanit, sans-serif`;
    const room = INNER - pen.measureText(leg.odds).width - 24;
    write(leg.odds, PAD + room + 24, y, price);
    pen.font = '600 28px Kanit, sans-serif';
    for (const line of wrapped(pen, leg.pick, room, page.language)) {
      write(line, PAD, y, { size: 28, bold: true, ink: INK });
      y += 38;
    }
    pen.font = '400 22px Kanit, sans-serif';
    for (const line of wrapped(pen, `${leg.match} · ${leg.outcome}`, INNER, page.language)) {
      write(line, PAD, y, { size: 22, ink: SOFT });
      y += 32;
    }
    y += 12;
    pen.fillStyle = '#e4dcc4';
    pen.fillRect(PAD, y, INNER, 2);
    y += 18;
  }
  for (const [name, value] of text.sums) {
    write(name, PAD, y + 4, { size: 24, ink: SOFT });
    pen.font = '600 28px Kanit, sans-serif';
    write(value, PAD + INNER - pen.measureText(value).width, y, { size: 28, bold: true, ink: INK });
    y += 42;
  }
  return y + 24;
}

/** At words, which Thai does not part by spaces. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number, language: 'TH' | 'EN'): string[] {
  const lines: string[] = [''];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || pen.measureText(last + segment).width <= room)
      lines[lines.length - 1] = last + segment;
    else lines.push(segment.trimStart());
  }
  return lines;
}
