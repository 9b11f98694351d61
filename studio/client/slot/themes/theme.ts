import type { SceneSize } from '../art/scene.ts';

/** Everything a game looks and sounds like; the mathematics is elsewhere and the same for all. */
export interface Theme {
  /** Per symbol of the sheet, its picture as SVG on a square board. */
  symbols: Readonly<Record<string, () => string>>;
  scene(size: SceneSize): string;
  /** Style sheet variables, so that the panels belong to the game. */
  colours: {
    /** The glass behind the reels, from top to bottom. */
    glass: readonly [string, string];
    /** The enamel of the frame around them. */
    frame: string;
    accent: string;
  };
  /** What rises in the background and falls at a great win. */
  ambience: 'lantern' | 'firefly' | 'ember';
  /** The lowest note of the game's scale, in hertz. */
  tonicHz: number;
}
