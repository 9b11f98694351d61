import { type Place, placeText, readPlace } from './state/place.ts';

/** Where the page is, in its own address: a step back leads to the page before, a reload finds it again. */
export function pagePlace(first: string, changed: (other: boolean) => void) {
  let place = readPlace(first);
  let steps = 0;

  function take(next: Place): void {
    const other = next.page !== place.page || next.fixture !== place.fixture;
    place = next;
    changed(other);
  }

  function onPop({ state }: PopStateEvent): void {
    steps = typeof state?.steps === 'number' ? state.steps : 0;
    take(readPlace(window.location.search));
  }

  return {
    place: () => place,
    go(change: Partial<Place>, replace = false): void {
      const { fixture: _, ...before } = place;
      const next: Place = change.page === undefined ? { ...place, ...change } : { ...before, ...change };
      if (placeText(next) === placeText(place)) return;
      if (!replace) steps += 1;
      window.history[replace ? 'replaceState' : 'pushState']({ steps }, '', addressOf(next));
      take(next);
    },
    back(): void {
      if (steps > 0) window.history.back();
      else this.go({ page: 'today' }, true);
    },
    open(): void {
      window.history.replaceState({ steps }, '', addressOf(place));
      window.addEventListener('popstate', onPop);
    },
    close(): void {
      window.removeEventListener('popstate', onPop);
    },
  };
}

function addressOf(place: Place): string {
  const url = new URL(window.location.href);
  url.search = placeText(place);
  return url.href;
}
