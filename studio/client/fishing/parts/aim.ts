import { CANNONS } from '../../../rules/fishing/bounds.ts';
import { isDialogOpen } from '../../shared/dialog.ts';
import type { PageContext } from '../page-context.ts';
import type { Picture } from '../render/run-picture.ts';

/** Held, a finger fires so often: below what a cannon takes. */
const HOLD_EVERY_MS = 180;
const TURN = Math.PI / 45;

/** Aims by touch and by keys; a press fires, and holding it goes on firing. */
export function aim(
  page: PageContext,
  { canvas, toWater }: Picture,
  act: { auto(): void },
  signal: AbortSignal,
): { release(): void } {
  let holding: ReturnType<typeof setInterval> | undefined;
  const release = () => {
    clearInterval(holding);
    holding = undefined;
  };
  const turnTo = ({ clientX, clientY }: PointerEvent) => {
    const to = toWater(clientX, clientY);
    const { x, y } = CANNONS[page.water.place] ?? CANNONS[0];
    page.chosen.angle = upwards(Math.atan2(to.y - y, to.x - x));
  };

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    turnTo(event);
    page.fire();
    release();
    holding = setInterval(() => page.fire(), HOLD_EVERY_MS);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (holding !== undefined || event.pointerType === 'mouse') turnTo(event);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(end, release);
  window.addEventListener('blur', release, { signal });
  window.addEventListener('keydown', press, { signal });

  function press(event: KeyboardEvent): void {
    if (isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    // A button that has the focus answers space and Enter itself.
    const isAtButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowLeft') page.chosen.angle = upwards(page.chosen.angle - TURN);
    else if (event.key === 'ArrowRight') page.chosen.angle = upwards(page.chosen.angle + TURN);
    else if (event.key === ' ' && !isAtButton) page.fire();
    else if (event.key.toLowerCase() === 'a' && !event.repeat) act.auto();
    else return;
    event.preventDefault();
  }
  return { release };
}

/** Cannons look up, nowhere else. */
function upwards(angle: number): number {
  if (angle <= 0 && angle >= -Math.PI) return angle;
  return Math.cos(angle) > 0 ? -0.02 : -Math.PI + 0.02;
}
