export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What must stay in sight. Of two places that both cover something, the one that covers less weight is taken. */
export interface KeptClear extends Box {
  weight: number;
}

const STEP_PX = 8;
const GAP_PX = 6;

/**
 * How far above the lower edge of the screen something of this height lies best: as low as it covers nothing, or as little as
 * can be.
 */
export function freePlace(
  screen: { height: number; margin: number },
  size: { left: number; right: number; height: number },
  kept: readonly KeptClear[],
): number {
  let best = { offset: screen.margin, cost: Number.POSITIVE_INFINITY };
  const highest = screen.height - size.height - screen.margin;
  for (let offset = screen.margin; offset <= highest; offset += STEP_PX) {
    const bottom = screen.height - offset;
    const place = { left: size.left, right: size.right, top: bottom - size.height, bottom };
    const cost = kept.reduce((sum, box) => sum + box.weight * overlap(place, box), 0);
    if (cost < best.cost) best = { offset, cost };
    if (cost === 0) break;
  }
  return best.offset;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 2 * GAP_PX;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 2 * GAP_PX;
  return width > 2 * GAP_PX && height > 0 ? width * height : 0;
}
