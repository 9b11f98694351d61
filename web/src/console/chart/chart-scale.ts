/** Round values for the axis, from at or below the least to at or above the most, with nought among them. */
export function ticksOf(values: readonly number[], about = 4): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return [0, 1];
  const step = roundStep((most - least) / about);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
}

/** The step of an axis: 1, 2 or 5 of some power of ten, never smaller than what it is asked for. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((round) => round * power >= least) ?? 10;
  return step * power;
}

/** Without the dust of binary fractions: 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Which labels are written, so that so many fit at the most; always the first. */
export function labelledEvery(count: number, fitting: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, fitting)));
}

/** A path through points; where there is no value, the line ends and begins again. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  let pen = 'M';
  let path = '';
  for (const point of points) {
    if (point === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    pen = 'L';
  }
  return path;
}
