const HOLD_MS = 480;
const MOVED_PX = 12;

/** A press does one thing, a press that stays another; a finger that moves means neither. The keyboard presses as always. */
export function pressAndHold(
  button: HTMLButtonElement,
  { press, hold }: { press(): void; hold(): void },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | undefined;
  let held = false;
  const release = () => {
    clearTimeout(timer);
    from = undefined;
  };
  button.addEventListener('pointerdown', (event) => {
    held = false;
    from = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      hold();
    }, HOLD_MS);
  });
  button.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) release();
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    button.addEventListener(end, release);
  button.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    release();
    if (!held) hold();
    held = true;
  });
  button.addEventListener('click', () => {
    if (held) {
      held = false;
      return;
    }
    press();
  });
}
