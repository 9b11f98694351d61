import type { Preferences } from './kept.ts';
import type { Kind } from './kinds/kind.ts';
import { kindOf, limitsAt, type PageContext, tableOf } from './page-context.ts';
import { lastEnded, loadRoad } from './page-roads.ts';
import { openFavourites } from './sheets/favourites-sheet.ts';
import { openHistory } from './sheets/history-sheet.ts';
import { openPlaySheet } from './sheets/play-sheet.ts';
import { openProof } from './sheets/proof-sheet.ts';
import { openRoad } from './sheets/road-sheet.ts';
import { openRules } from './sheets/rules-sheet.ts';
import { openSettings } from './sheets/settings-sheet.ts';
import { mayBet } from './state/mat.ts';
import type { TableView } from './state/state.ts';

export type PageSheets = ReturnType<typeof pageSheets>;

/** What is opened above the tables. */
export function pageSheets(context: PageContext, applyPreferences: () => void) {
  const { language, words, money, studio, clock, state, dispatch, kept, keep, kinds } = context;

  function play(table: string, play: string): void {
    const found = tableOf(context, table);
    if (!found) return;
    const { view, kind } = found;
    openPlaySheet({
      ...{ play, kind, view, chip: state().chip, limits: limitsAt(context, view), language, words, money },
      betting: mayBet(view, clock.now()),
      put: () => dispatch({ type: 'press', table, play, at: clock.now() }),
      take: () => dispatch({ type: 'take', table, play, at: clock.now() }),
    });
  }

  function favourites(table: string): void {
    const found = tableOf(context, table);
    if (!found) return;
    const { view, kind } = found;
    const name = `${view.sheet.kind}/${view.sheet.variant}`;
    openFavourites({
      ...{ kind, language, words, money, sets: kept().favourites[name] ?? [], lies: view.chips },
      put: (chips) => dispatch({ type: 'put', table, chips, at: clock.now() }),
      keep: (sets) => keep({ favourites: { ...kept().favourites, [name]: sets } }),
    });
  }

  function road(table: string): void {
    const found = tableOf(context, table);
    if (!found) return;
    const load = () => loadRoad(context, table);
    openRoad({ ...found, rounds: context.roads.get(table), load, language, words, money });
  }

  function rules(): void {
    const found = tableOf(context, state().current);
    if (found) openRules({ ...found, limits: limitsAt(context, found.view), language, words, money });
  }

  function proof(): void {
    const found = tableOf(context, state().current);
    if (found) proofOf(found.view, found.kind, lastEnded(context, found.view));
  }

  function history(): void {
    const dialog = openHistory({
      ...{ language, words, money, load: studio.loadHistory, kindOf: (name) => kindOf(context, name) },
      nameOf: (table) => state().tables[table]?.sheet.name[language] ?? table,
      proof: (row) => {
        dialog.close();
        const view = state().tables[row.table] ?? state().tables[state().current];
        const kind = kinds.get(row.kind);
        if (view && kind) proofOf(view, kind, { id: row.round, number: row.number });
      },
    });
  }

  function proofOf(view: TableView, kind: Kind, round: { id: string; number: number } | undefined): void {
    openProof({
      ...{ round, kind, language, words, load: studio.loadReceipt },
      seen: round && view.commitments[round.id],
      setSeed: (seed) => studio.setSeed(view.sheet.code, seed),
    });
  }

  function settings(): void {
    const { still, reader } = context;
    openSettings(words, { preferences: kept().preferences, still, canRead: reader.has() }, changed);
  }

  function changed(preferences: Preferences): void {
    keep({ preferences });
    applyPreferences();
    if (preferences.timeConfirms !== state().timeConfirms)
      dispatch({ type: 'time-confirms', on: preferences.timeConfirms });
  }

  return { play, favourites, road, rules, proof, history, settings };
}
