import { Container, Sprite, Texture } from 'pixi.js';
import type { SlotSheet } from '../../../rules/slot/sheet.ts';
import { AMBIENCE_PICTURES, glow, goldLeaf } from '../art/motes.ts';
import type { Theme } from '../themes/theme.ts';
import { type Ambience, createAmbience } from './ambience.ts';
import { type Atlas, paintAtlas } from './atlas.ts';
import { frameSvg, glassSvg } from './frame-art.ts';
import type { Frames } from './frames.ts';
import { blankCanvas, loadSvg } from './picture.ts';
import { createReels, type ReelListener, type Reels } from './reels.ts';
import type { Stage } from './stage.ts';
import { createWinShow, type WinShow } from './win-show.ts';

/** All that is drawn on the canvas, put together: lights behind, glass, reels, wins, frame, lights before. */
export interface Table {
  frames: Frames;
  reels: Reels;
  wins: WinShow;
  ambience: Ambience;
  /** Fits the reels into a rectangle of the window, in CSS pixels; repaints what is worth repainting. */
  layout(place: DOMRect): Promise<void>;
  /** A short light on the scatters a reel has just brought. */
  flashScatters(reel: number): void;
  /** Lights the column of a reel that may still win free spins. */
  spotlight(reel: number | undefined): void;
}

/** Shape of a cell, height over width: as tall as the screen gives, within what still looks like a reel. */
const CELL_SHAPE_MIN = 0.9;
const CELL_SHAPE_MAX = 1.2;
/** The pictures have air around them: their boards may overlap a little. */
const SYMBOL_SHARE = 1.1;
const RIM_SHARE = 0.17;
/** Device pixels; a larger cell is drawn from this. */
const CELL_PIXELS_MAX = 320;

export function createTable(
  { root, frames, resolution, weak }: Stage,
  sheet: SlotSheet,
  theme: Theme,
  still: boolean,
  listener: ReelListener,
): Table {
  const pictures = {
    ...Object.fromEntries(Object.entries(theme.symbols).map(([symbol, draw]) => [symbol, draw()])),
    glow: glow(),
    leaf: goldLeaf(),
    ambience: AMBIENCE_PICTURES[theme.ambience](),
  };
  const reels = createReels(sheet, frames, still, listener);
  const wins = createWinShow(reels, frames, still);
  const ambience = createAmbience(frames, { still, weak });
  const glass = new Sprite(Texture.EMPTY);
  const frame = new Sprite(Texture.EMPTY);
  const column = new Sprite(Texture.EMPTY);
  column.alpha = 0;
  const play = new Container();
  play.addChild(glass, column, reels.container, wins.container, frame);
  root.addChild(ambience.behind, play, ambience.before);
  root.visible = false;

  let atlas: Atlas | undefined;
  let generation = 0;
  let lit: number | undefined;

  async function layout(place: DOMRect): Promise<void> {
    generation += 1;
    const mine = generation;
    const cell = fitCells(place, sheet);
    const [width, height] = [cell.width * sheet.reels, cell.height * sheet.rows];
    const rim = cell.rim;
    const pixels = Math.min(CELL_PIXELS_MAX, Math.ceil(cell.symbol * resolution));
    const size = { width, height, reels: sheet.reels, rim };
    const [painted, glassTexture, frameTexture] = await Promise.all([
      atlas && Math.abs(atlas.cell - pixels) <= pixels * 0.06 ? atlas : paintAtlas(pictures, pixels),
      paint(glassSvg(size, theme.colours), width, height),
      paint(frameSvg(size, theme.colours), width + rim * 2, height + rim * 2),
    ]);
    // The window was turned again meanwhile: a later layout is on its way.
    if (mine !== generation) return;
    const old = atlas;
    atlas = painted;
    replace(glass, glassTexture, width, height);
    replace(frame, frameTexture, width + rim * 2, height + rim * 2);
    frame.position.set(-rim, -rim);
    play.position.set(
      Math.round(place.x + (place.width - width) / 2),
      Math.round(place.y + (place.height - height) / 2),
    );
    reels.dress(painted, cell);
    wins.dress(painted);
    ambience.resize(window.innerWidth, window.innerHeight);
    ambience.dress(painted);
    column.texture = painted.sharp('glow');
    column.anchor.set(0.5);
    column.setSize(cell.width * 1.7, height * 1.15);
    if (old && old !== painted) old.destroy();
    root.visible = true;
    frames.redraw();
  }

  async function paint(svg: string, width: number, height: number): Promise<Texture> {
    const [canvas, context] = blankCanvas(width * resolution, height * resolution);
    context.drawImage(await loadSvg(svg), 0, 0, canvas.width, canvas.height);
    return Texture.from(canvas, true);
  }

  function replace(sprite: Sprite, texture: Texture, width: number, height: number): void {
    if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
    sprite.texture = texture;
    sprite.setSize(width, height);
  }

  function spotlight(reel: number | undefined): void {
    if (reel === lit) return;
    lit = reel;
    const cell = reels.cell();
    if (reel !== undefined) column.position.set((reel + 0.5) * cell.width, (cell.height * sheet.rows) / 2);
    const [from, to] = [column.alpha, reel === undefined ? 0 : 0.6];
    frames.during(220, (progress) => {
      if (lit === reel) column.alpha = from + (to - from) * progress;
    });
  }

  function flashScatters(reel: number): void {
    const rows = reels.rowsOf(reel, sheet.scatter.symbol);
    wins.flash(rows.map((row) => ({ reel, row })));
  }

  return { frames, reels, wins, ambience, layout, flashScatters, spotlight };
}

function fitCells(place: DOMRect, { reels, rows }: SlotSheet) {
  const widest = Math.min(
    place.width / (reels + RIM_SHARE * 2),
    place.height / (rows * CELL_SHAPE_MIN + RIM_SHARE * 2),
  );
  const width = Math.floor(widest);
  const rim = Math.max(8, Math.round(width * RIM_SHARE));
  const height = Math.floor(Math.min(width * CELL_SHAPE_MAX, (place.height - rim * 2) / rows));
  return { width, height, rim, symbol: Math.floor(Math.min(width * SYMBOL_SHARE, height)) };
}
