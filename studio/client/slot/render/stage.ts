import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import { Container, isWebGLSupported, type Renderer, WebGLRenderer } from 'pixi.js';
import { createFrames, type Frames } from './frames.ts';

/** The drawing surface: the whole window, transparent, above the scene and below the controls. */
export interface Stage {
  root: Container;
  frames: Frames;
  resolution: number;
  /** The device draws slowly, by its processor alone: everything that only adds atmosphere is left out. */
  weak: boolean;
  resize(width: number, height: number): void;
}

/** More pixels than this cost a cheap phone its frame rate and show no more. */
const RESOLUTION_MAX = 2;

export async function createStage(canvas: HTMLCanvasElement): Promise<Stage> {
  const weak = !hasGraphicsProcessor();
  const resolution = weak ? 1 : Math.min(RESOLUTION_MAX, Math.max(1, window.devicePixelRatio));
  const options = {
    canvas,
    width: window.innerWidth,
    height: window.innerHeight,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    // Accessibility, events and DOM are ours, outside the canvas.
    skipExtensionImports: true,
  };
  const renderer = await createRenderer(options, weak);
  const root = new Container();
  const frames = createFrames(() => renderer.render(root));
  return {
    root,
    frames,
    resolution,
    weak,
    resize(width, height) {
      renderer.resize(width, height);
      frames.redraw();
    },
  };
}

type Options = Parameters<WebGLRenderer['init']>[0];

/**
 * WebGL where a graphics processor stands behind it. Where the processor would have to play one, a plain canvas draws
 * the same pictures several times as fast.
 */
async function createRenderer(options: Options, weak: boolean): Promise<Renderer> {
  if (!weak && isWebGLSupported()) {
    const renderer = new WebGLRenderer();
    await renderer.init(options);
    return renderer;
  }
  const { createCanvasRenderer } = await import('./canvas-renderer.ts');
  return createCanvasRenderer(options);
}

function hasGraphicsProcessor(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const name = rendererName(context);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software/i.test(name);
}

/** Some browsers name the renderer only through an extension. */
function rendererName(context: WebGL2RenderingContext): string {
  const open = String(context.getParameter(context.RENDERER));
  const extension = open === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return extension ? String(context.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : open;
}
