/** Arrows move among the places of a mat by what lies there; Tab enters it at the place where the player was last. */
export function moveByArrows(mat: HTMLElement): void {
  const spots = () =>
    [...mat.querySelectorAll<HTMLButtonElement>('button[data-play], button[data-stop]')].filter(
      (spot) => spot.offsetParent !== null && !spot.closest('[inert]'),
    );
  const settle = () => {
    const all = spots();
    if (all.some(({ tabIndex }) => tabIndex === 0)) return;
    for (const spot of mat.querySelectorAll('button[tabindex="0"]')) spot.setAttribute('tabindex', '-1');
    all[0]?.setAttribute('tabindex', '0');
  };
  mat.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !target.matches('[data-play], [data-stop]')) return;
    for (const spot of mat.querySelectorAll('button[tabindex="0"]')) spot.setAttribute('tabindex', '-1');
    target.setAttribute('tabindex', '0');
  });
  mat.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    if (!way || !(event.target instanceof HTMLButtonElement)) return;
    const next = nearest(event.target, spots(), way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  new MutationObserver(settle).observe(mat, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'inert', 'data-off'],
  });
  // Where the mat stands in the page first, so that what is out of sight is known.
  requestAnimationFrame(settle);
}

const WAYS: Record<string, readonly [x: number, y: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest in that direction; what lies aside counts as farther away. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLButtonElement[],
  [x, y]: readonly [number, number],
): HTMLButtonElement | undefined {
  const start = middle(from);
  let best: HTMLButtonElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of all) {
    if (spot === from) continue;
    const { left, top } = middle(spot);
    const along = (left - start.left) * x + (top - start.top) * y;
    const aside = Math.abs((left - start.left) * y) + Math.abs((top - start.top) * x);
    const far = along + aside * 2.5;
    if (along < 3 || far >= least) continue;
    least = far;
    best = spot;
  }
  return best;
}

function middle(element: HTMLElement): { left: number; top: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
}
