/**
 * The style properties that carry a sheet along with the finger, as Base UI's drawer declares them. It does so when the
 * first sheet opens, between the press and the paint, and every style of the page is then computed anew: a third of that
 * wait on a long page. Declared when the code arrives, in a quiet moment, they are there already.
 */
const LENGTHS = ['--drawer-swipe-movement-x', '--drawer-swipe-movement-y', '--drawer-snap-point-offset'];
const NUMBERS = { '--drawer-swipe-progress': '0', '--drawer-swipe-strength': '1' };

export function declareSheetProperties(): void {
  for (const name of LENGTHS) declare({ name, syntax: '<length>', initialValue: '0px' });
  for (const [name, initialValue] of Object.entries(NUMBERS))
    declare({ name, syntax: '<number>', initialValue });
}

function declare(property: { name: string; syntax: string; initialValue: string }): void {
  try {
    CSS.registerProperty({ ...property, inherits: false });
  } catch {
    // Declared before, or by a browser that does not know how; the drawer bears either.
  }
}
