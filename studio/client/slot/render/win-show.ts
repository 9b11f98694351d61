import { Container, Graphics, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { easeOut, type Frames } from './frames.ts';
import type { Cell, Reels } from './reels.ts';
import type { CellPlace, WinGroup } from './win-cells.ts';

/** Draws what a step won: first everything together, then one group after another until the next spin. */
export interface WinShow {
  container: Container;
  dress(atlas: Atlas): void;
  /** Resolves when all groups have been seen together; cycling goes on by itself. */
  show(groups: readonly WinGroup[], onGroup: (group: WinGroup | undefined) => void): Promise<void>;
  /** A light that swells and fades over symbols which have just come to rest. */
  flash(cells: readonly CellPlace[]): void;
  clear(): void;
}

const ALL_TOGETHER_MS = 1000;
const ONE_GROUP_MS = 1250;
const FLASH_MS = 620;
/** After this many rounds through all groups the pictures rest, and so does the battery. */
const CYCLES_MAX = 4;
/** Lantern gold, jade, vermilion, moon, lotus, water: distinguishable without glaring. */
const LINE_COLOURS = [0xffcf5c, 0x5fe0b0, 0xff7a5c, 0xd9e2ff, 0xff9ac4, 0x66d0ee];

export function createWinShow(reels: Reels, frames: Frames, still: boolean): WinShow {
  const container = new Container();
  const lines = new Graphics();
  const lights = new Container();
  const flashes = new Container();
  container.addChild(lines, lights, flashes);
  let atlas: Atlas | undefined;
  let run = 0;

  function clear(): void {
    run += 1;
    wipe();
    reels.dim(false);
  }

  function wipe(): void {
    lines.clear();
    for (const light of lights.removeChildren()) light.destroy();
    for (const glow of flashes.removeChildren()) glow.destroy();
  }

  const centre = (place: CellPlace) => centreOf(place, reels.cell());

  /** The symbols that won, drawn again above the dimmed reels. */
  function light(cells: readonly CellPlace[]): Sprite[] {
    for (const old of lights.removeChildren()) old.destroy();
    if (!atlas) return [];
    const seen = new Set<string>();
    const pictures: Sprite[] = [];
    for (const cell of cells) {
      const key = `${cell.reel}:${cell.row}`;
      const under = reels.sprite(cell.reel, cell.row);
      if (seen.has(key) || !under) continue;
      seen.add(key);
      const size = reels.cell().symbol;
      const glow = new Sprite(atlas.sharp('glow'));
      glow.anchor.set(0.5);
      glow.position.copyFrom(centre(cell));
      glow.setSize(size * 1.5);
      glow.alpha = 0.7;
      const picture = new Sprite(under.texture);
      picture.anchor.set(0.5);
      picture.position.copyFrom(centre(cell));
      picture.setSize(size);
      lights.addChildAt(glow, 0);
      lights.addChild(picture);
      pictures.push(picture);
    }
    return pictures;
  }

  function flash(cells: readonly CellPlace[]): void {
    if (!atlas || still) return;
    for (const cell of cells) {
      const glow = new Sprite(atlas.sharp('glow'));
      glow.anchor.set(0.5);
      glow.position.copyFrom(centre(cell));
      flashes.addChild(glow);
      const size = reels.cell().symbol;
      frames.during(FLASH_MS, (progress) => {
        if (glow.destroyed) return;
        glow.setSize(size * (0.9 + easeOut(progress)));
        glow.alpha = 0.9 * (1 - progress) ** 1.5;
        if (progress === 1) glow.destroy();
      });
    }
  }

  /** Draws the lines of the groups from the left while their symbols breathe once. */
  async function present(groups: readonly WinGroup[], ms: number, current: number): Promise<void> {
    const pictures = light(groups.flatMap(({ cells }) => cells));
    const base = pictures[0]?.scale.x ?? 1;
    await frames.during(ms, (progress) => {
      if (run !== current) return;
      lines.clear();
      const reach = still ? 1 : easeOut(Math.min(1, (progress * ms) / 320));
      for (const group of groups) drawLine(lines, group, reach, reels.cell());
      if (still) return;
      const swell = 1 + 0.11 * Math.sin(Math.PI * Math.min(1, progress * 1.15)) ** 2;
      for (const picture of pictures) if (!picture.destroyed) picture.scale.set(base * swell);
    }).done;
  }

  async function cycle(
    groups: readonly WinGroup[],
    current: number,
    onGroup: (group: WinGroup | undefined) => void,
  ): Promise<void> {
    if (groups.length === 1) onGroup(groups[0]);
    for (let turn = 0; groups.length > 1 && turn < CYCLES_MAX; turn += 1) {
      for (const group of groups) {
        if (run !== current) return;
        onGroup(group);
        await present([group], ONE_GROUP_MS, current);
      }
    }
    if (run === current && groups.length > 1) await present(groups, 0, current);
  }

  return {
    container,
    dress(newAtlas) {
      // The show goes on in the new size with its next group.
      wipe();
      atlas = newAtlas;
    },
    async show(groups, onGroup) {
      clear();
      const current = run;
      if (groups.length === 0) return;
      reels.dim(true);
      onGroup(undefined);
      await present(groups, ALL_TOGETHER_MS, current);
      if (run === current) void cycle(groups, current, onGroup);
    },
    flash,
    clear,
  };
}

interface Point {
  x: number;
  y: number;
}

function centreOf({ reel, row }: CellPlace, cell: Cell): Point {
  return { x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height };
}

function drawLine(lines: Graphics, group: WinGroup, reach: number, cell: Cell): void {
  if (group.kind !== 'line') return;
  const colour = LINE_COLOURS[group.line % LINE_COLOURS.length] ?? 0xffffff;
  const points = group.path.map((place) => centreOf(place, cell));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const path = [
    { x: first.x - cell.width * 0.5, y: first.y },
    ...points,
    { x: last.x + cell.width * 0.5, y: last.y },
  ];
  const end = path.length * cell.width * reach;
  for (const [width, alpha] of [
    [9, 0.18],
    [4.5, 0.5],
    [2, 1],
  ] as const) {
    trace(lines, path, end);
    lines.stroke({ width, color: colour, alpha, join: 'round', cap: 'round' });
  }
}

function trace(lines: Graphics, path: readonly Point[], until: number): void {
  let from = path[0];
  if (!from) return;
  const limit = from.x + until;
  lines.moveTo(from.x, from.y);
  for (const to of path.slice(1)) {
    const share = Math.min(1, (limit - from.x) / (to.x - from.x));
    if (share <= 0) return;
    lines.lineTo(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    from = to;
  }
}
