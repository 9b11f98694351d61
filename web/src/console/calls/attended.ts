/** Without a key or a press for so long no operator is taken to be at the page. */
const ATTENDED_MS = 30_000;

let touchedAtMs = Number.NEGATIVE_INFINITY;

function touched() {
  touchedAtMs = Date.now();
}

for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
  addEventListener(event, touched, { capture: true, passive: true });
// An operator who has just opened the page is at it.
touched();

/** Whether the operator is at the page: what it asks for by itself meanwhile keeps no session alive. */
export function isAttended(): boolean {
  return Date.now() - touchedAtMs < ATTENDED_MS;
}
