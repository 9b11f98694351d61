/** Draws SVG text on canvases; the only way pictures reach the screen. */
export async function loadSvg(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  return image;
}

/** A data address: no request, and allowed by a policy that names `data:` for images. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function blankCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  return [canvas, context];
}
