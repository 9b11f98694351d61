import type { Studio } from '../../studio.ts';
import { type DrawnHit, drawHits, type Hit } from '../packets/draw-hits.ts';
import type { Hall, Met } from './hall.ts';

export interface MetShot extends Met {
  hall: Hall;
}

export interface DrawQueue {
  push(shot: MetShot): void;
  /** Draws what waits, after what is being drawn. */
  draw(): Promise<void>;
  /** The same, unless something is being drawn: then it goes with the next. */
  drawIfIdle(): Promise<void>;
  settled(): Promise<void>;
}

/** Shots that have met something, of all halls of the process. One batch after another, each with what was met meanwhile: what is shown was written. */
export function drawQueue(
  { db, log }: Pick<Studio, 'db' | 'log'>,
  done: { drawn(shot: MetShot, hits: readonly DrawnHit[]): void; notDrawn(shot: MetShot): void },
): DrawQueue {
  const waiting: MetShot[] = [];
  let drawing: Promise<void> = Promise.resolve();
  let isDrawing = false;

  function draw(): Promise<void> {
    drawing = drawing.then(drawWaiting);
    return drawing;
  }

  async function drawWaiting(): Promise<void> {
    const batch = waiting.splice(0);
    if (batch.length === 0) return;
    isDrawing = true;
    const drawn = await drawHits(db, batch.flatMap(hitsOf)).catch((error): DrawnHit[] => {
      log.warn({ err: error }, 'hits could not be drawn');
      return [];
    });
    isDrawing = false;
    const byShot = Map.groupBy(drawn, ({ packetId, shot }) => `${packetId} ${shot}`);
    for (const shot of batch) {
      const own = byShot.get(`${shot.bullet.packetId} ${shot.bullet.shot}`);
      if (own) done.drawn(shot, own);
      else done.notDrawn(shot);
    }
  }

  return {
    push: (shot) => void waiting.push(shot),
    draw,
    drawIfIdle: async () => {
      if (!isDrawing && waiting.length > 0) await draw();
    },
    settled: () => drawing,
  };
}

function hitsOf({ bullet: { packetId, shot, weapon }, targets }: MetShot): Hit[] {
  return targets.map(({ swimmer, cost }) => ({
    ...{ packetId, shot, weapon, fish: swimmer.kind.code, swimmer: swimmer.id, cost },
  }));
}
