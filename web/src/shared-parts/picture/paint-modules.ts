/** The dark modules of a QR code in a square, each of whole pixels; what is left over is around them. */
export function paintModules(
  pen: CanvasRenderingContext2D,
  { data, size }: { data: readonly (readonly boolean[])[]; size: number },
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const modulePx = Math.max(1, Math.floor(side / size));
  const begin = Math.floor((side - modulePx * size) / 2);
  pen.fillStyle = '#000';
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      if (dark)
        pen.fillRect(left + begin + column * modulePx, top + begin + row * modulePx, modulePx, modulePx);
}
