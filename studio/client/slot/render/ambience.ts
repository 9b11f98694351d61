import { Container, Sprite } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import type { Frames } from './frames.ts';

/** Slow lights of the night behind the reels, and the shower of a great win in front of them. */
export interface Ambience {
  behind: Container;
  before: Container;
  dress(atlas: Atlas): void;
  resize(width: number, height: number): void;
  /** `strength` 0 … 1; ends by itself. */
  shower(strength: number): void;
  stopShower(): void;
}

interface Mote {
  sprite: Sprite;
  x: number;
  y: number;
  /** Per second, in shares of the window. */
  rise: number;
  sway: number;
  phase: number;
}

const AMBIENT_MOTES = 9;
const SHOWER_MOTES_MAX = 64;
const SHOWER_SECONDS = 4.5;

export function createAmbience(frames: Frames, { still, weak }: { still: boolean; weak: boolean }): Ambience {
  const behind = new Container();
  const before = new Container();
  const motes: Mote[] = [];
  let size = { width: 1, height: 1 };
  let atlas: Atlas | undefined;
  let showering = 0;
  let last = 0;
  const ambient = !still && !weak;

  function fill(): void {
    for (const { sprite } of motes.splice(0)) sprite.destroy();
    if (!atlas || !ambient) return;
    for (let index = 0; index < AMBIENT_MOTES; index += 1) {
      const sprite = new Sprite(atlas.sharp('ambience'));
      sprite.anchor.set(0.5);
      const near = 0.4 + Math.random() * 0.6;
      sprite.setSize(Math.min(size.width, size.height) * 0.085 * near);
      sprite.alpha = 0.35 + near * 0.5;
      behind.addChild(sprite);
      motes.push({
        sprite,
        x: Math.random(),
        y: Math.random(),
        rise: 0.012 + near * 0.014,
        sway: 0.012 * near,
        phase: Math.random() * 7,
      });
    }
  }

  function move(now: number): void {
    const seconds = Math.min(0.1, (now - last) / 1000);
    last = now;
    for (const mote of motes) {
      mote.y -= mote.rise * seconds;
      if (mote.y < -0.1) {
        mote.y = 1.08;
        mote.x = Math.random();
      }
      const x = mote.x + Math.sin(now / 2600 + mote.phase) * mote.sway;
      mote.sprite.position.set(x * size.width, mote.y * size.height);
    }
  }

  function stopShower(): void {
    showering += 1;
    for (const old of before.removeChildren()) old.destroy();
    frames.redraw();
  }

  if (ambient) frames.ambient(move);

  return {
    behind,
    before,
    dress(newAtlas) {
      atlas = newAtlas;
      stopShower();
      fill();
    },
    resize(width, height) {
      size = { width, height };
      fill();
    },
    shower(strength) {
      if (!atlas || still) return;
      stopShower();
      const mine = showering;
      const flakes = Array.from({ length: Math.round(SHOWER_MOTES_MAX * strength) }, (_, index) =>
        flake(atlas, before, size, index),
      );
      let startedAt: number | undefined;
      frames.each((now) => {
        if (mine !== showering) return 'done';
        startedAt ??= now;
        const seconds = (now - startedAt) / 1000;
        for (const one of flakes) one(seconds);
        if (seconds < SHOWER_SECONDS) return 'more';
        for (const old of before.removeChildren()) old.destroy();
        return 'done';
      });
    },
    stopShower,
  };
}

/** Gold leaf falls and turns; every third mote is one of the game's own lights, rising. */
function flake(
  atlas: Atlas | undefined,
  into: Container,
  { width, height }: { width: number; height: number },
  index: number,
): (seconds: number) => void {
  const rising = index % 3 === 0;
  const sprite = new Sprite(atlas?.sharp(rising ? 'ambience' : 'leaf'));
  const side = Math.min(width, height) * (rising ? 0.09 : 0.032) * (0.6 + Math.random() * 0.8);
  sprite.anchor.set(0.5);
  sprite.setSize(side);
  const scale = sprite.scale.x;
  into.addChild(sprite);
  const x = Math.random() * width;
  const delay = Math.random() * 1.8;
  const speed = (0.24 + Math.random() * 0.22) * height;
  const spin = 1.5 + Math.random() * 3;
  const sway = 14 + Math.random() * 26;
  return (seconds) => {
    const age = Math.max(0, seconds - delay);
    const way = age * speed;
    sprite.visible = age > 0;
    sprite.position.set(
      x + Math.sin(age * 1.7 + index) * sway,
      rising ? height * 1.06 - way : way - height * 0.06,
    );
    sprite.alpha = Math.max(0, Math.min(1, (SHOWER_SECONDS - seconds) / 0.8));
    if (rising) return;
    sprite.rotation = age * spin * 0.4 + index;
    // A leaf seen edge-on and from the front in turn.
    sprite.scale.set(scale, scale * Math.cos(age * spin));
  };
}
