export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const STEP_DEGREES = 20;

/** The ten digits as pen strokes in a box of 1 × 1, y downwards. Our own drawing, so no font file is needed. */
export const DIGIT_STROKES: readonly (readonly Stroke[])[] = [
  [arc([0.5, 0.5], [0.38, 0.5], 0, 360)],
  [
    [
      [0.22, 0.24],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  [[...arc([0.5, 0.29], [0.37, 0.29], 190, 400), [0.1, 1], [0.92, 1]]],
  [[...arc([0.46, 0.26], [0.35, 0.26], 200, 450), ...arc([0.46, 0.75], [0.4, 0.25], 275, 525)]],
  [
    [
      [0.7, 1],
      [0.7, 0],
      [0.06, 0.7],
      [0.96, 0.7],
    ],
  ],
  [[[0.85, 0], [0.24, 0], [0.18, 0.45], ...arc([0.48, 0.67], [0.39, 0.33], 235, 510)]],
  [arc([0.5, 0.69], [0.36, 0.31], 0, 360), arc([0.86, 0.66], [0.72, 0.66], 180, 265)],
  [
    [
      [0.08, 0],
      [0.92, 0],
      [0.4, 1],
    ],
  ],
  [arc([0.5, 0.25], [0.3, 0.25], 0, 360), arc([0.5, 0.75], [0.38, 0.25], 0, 360)],
  [arc([0.5, 0.31], [0.36, 0.31], 0, 360), arc([0.14, 0.34], [0.72, 0.66], 0, 85)],
];

/** Points along an ellipse, clockwise from `from` to `to` degrees; 0 is right, 90 is down. */
function arc(centre: Point, radius: Point, from: number, to: number): Point[] {
  const steps = Math.ceil((to - from) / STEP_DEGREES);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)];
  });
}
