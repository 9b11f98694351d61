const FAR_PX = 70;
const QUICK_MS = 600;

/** A swipe to the side changes the table; what scrolls to the side by itself keeps its own. */
export function listenToSwipes(area: HTMLElement, swiped: (way: 1 | -1) => void): void {
  let from: { x: number; y: number; at: number } | undefined;
  area.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      const scrolls =
        event.target instanceof Element && event.target.closest('.chips, .road-scroll, dialog') !== null;
      from =
        touch && event.touches.length === 1 && !scrolls
          ? { x: touch.clientX, y: touch.clientY, at: performance.now() }
          : undefined;
    },
    { passive: true },
  );
  area.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!from || !touch || performance.now() - from.at > QUICK_MS) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > FAR_PX && Math.abs(x) > Math.abs(y) * 2) swiped(x < 0 ? 1 : -1);
      from = undefined;
    },
    { passive: true },
  );
}
