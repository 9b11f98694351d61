import { CanvasRenderer } from 'pixi.js';

/** Loaded only where there is no WebGL. */
export async function createCanvasRenderer(
  options: Parameters<CanvasRenderer['init']>[0],
): Promise<CanvasRenderer> {
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return renderer;
}
