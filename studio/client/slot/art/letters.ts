import { type Enamel, symbolSvg, verticalGradient } from './paint.ts';

/**
 * The card ranks K Q J 10 9 as enamelled gold letters. Outlines are those of Kanit Bold (SIL Open Font License 1.1),
 * 1000 units to the em, y upwards; `width` is the drawn width used to centre them.
 */
export type Rank = 'K' | 'Q' | 'J' | 'T' | 'N';

const OUTLINES: Record<Rank, { width: number; path: string }> = {
  K: {
    width: 703,
    path: 'M45,0L45,644L233,644L233,417L428,644L642,644L415,380L658,0L458,0L299,260L233,186L233,0Z',
  },
  Q: {
    width: 708,
    path: 'M472,-172Q369,-172 327,-130.5Q285,-89 284,-6Q157,9 91,87.5Q25,166 25,320Q25,440 63,513.5Q101,587 174.5,620.5Q248,654 354,654Q460,654 533.5,620.5Q607,587 645,513.5Q683,440 683,320Q683,169 618,90.5Q553,12 431,-5Q431,-36 443.5,-46Q456,-56 480,-56Q495,-56 511.5,-53Q528,-50 543,-46L543,-162Q528,-166 508.5,-169Q489,-172 472,-172ZM354,150Q426,150 458.5,190.5Q491,231 491,320Q491,415 458.5,454.5Q426,494 354,494Q282,494 249.5,454.5Q217,415 217,320Q217,231 249.5,190.5Q282,150 354,150Z',
  },
  J: {
    width: 412,
    path: 'M158,-10Q116,-10 78,-4.5Q40,1 5,13L5,169Q29,159 59,154Q89,149 119,149Q173,149 196,171Q219,193 219,244L219,644L407,644L407,214Q407,109 343.5,49.5Q280,-10 158,-10Z',
  },
  T: {
    width: 1010,
    path: 'M132,0L132,470L25,454L25,611L320,654L320,0ZM683,-10Q572,-10 504.5,28.5Q437,67 406,141Q375,215 375,322Q375,429 406,503Q437,577 504.5,615.5Q572,654 683,654Q849,654 920,568.5Q991,483 991,322Q991,162 920,76Q849,-10 683,-10ZM683,150Q748,150 773.5,193.5Q799,237 799,322Q799,408 773.5,451Q748,494 683,494Q618,494 592.5,451Q567,408 567,322Q567,237 592.5,193.5Q618,150 683,150Z',
  },
  N: {
    width: 589,
    path: 'M260,-10Q206,-10 166.5,-4.5Q127,1 89,15L89,161Q124,146 160.5,140Q197,134 242,134Q316,134 352,162Q388,190 388,229L388,248Q363,232 324.5,222Q286,212 253,212Q134,212 79.5,268Q25,324 25,427Q25,493 52,544.5Q79,596 138,625Q197,654 293,654Q433,654 498.5,588.5Q564,523 564,393L564,269Q564,189 527.5,125.5Q491,62 423,26Q355,-10 260,-10ZM289,346Q314,346 340,355Q366,364 388,377L388,423Q388,474 364.5,497.5Q341,521 291,521Q242,521 217.5,498Q193,475 193,434Q193,392 214,369Q235,346 289,346Z',
  },
};

const CAP_HEIGHT = 644;
/** The Q's tail hangs below the line: it sits higher, and a little smaller, so that the row looks even. */
const TAIL = 120;

/** A carved letter: dark edge, gold rim, enamel face with the light on its upper half. */
export function letter(rank: Rank, [dark, middle, light]: Enamel): string {
  const { width, path } = OUTLINES[rank];
  const scale = Math.min(rank === 'Q' ? 0.142 : 0.152, 128 / width);
  const foot = 80 + (CAP_HEIGHT / 2 - (rank === 'Q' ? TAIL / 2 : 0)) * scale;
  const place = `translate(${(80 - (width / 2) * scale).toFixed(2)} ${foot.toFixed(2)}) scale(${scale} ${-scale})`;
  const stroke = (colour: string, size: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(size / scale).toFixed(0)}" stroke-linejoin="round"/>`;
  // The board's y axis is turned over for the letter, so its gradients run from the foot up.
  return symbolSvg(`<defs>${verticalGradient('face', dark, middle, middle, light)}
<linearGradient id="rim" x1="0" y1="1" x2=".9" y2="0"><stop offset="0" stop-color="#fff4c8"/><stop offset=".35" stop-color="#f1c25a"/><stop offset=".7" stop-color="#b97a1e"/><stop offset="1" stop-color="#75450f"/></linearGradient>
<linearGradient id="shine" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".48" stop-color="#fff" stop-opacity=".08"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<g filter="url(#drop)"><g transform="${place}">${stroke('#2a1503', 15)}</g></g>
<g transform="${place}">${stroke('url(#rim)', 12)}${stroke('#5a3209', 4.6)}
<path d="${path}" fill="url(#face)"/><path d="${path}" fill="url(#shine)" opacity=".55"/></g>`);
}
