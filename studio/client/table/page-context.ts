import type { TableSession } from '../../table-api.ts';
import type { frameMessenger } from '../shared/frame-messages.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { Language, Words } from './i18n/words.ts';
import type { Kept } from './kept.ts';
import type { Kind, PastRound } from './kinds/kind.ts';
import { loadKind } from './kinds/load-kind.ts';
import type { ShowMoney } from './panel/money-text.ts';
import type { Panel } from './panel/panel.ts';
import type { Reader } from './sound/read-aloud.ts';
import type { Sound } from './sound/sound.ts';
import type { TableEvent } from './state/events.ts';
import { limitsOf, type PageState, type TableView } from './state/state.ts';
import type { Studio } from './wire/studio.ts';

/** What the parts of the page share. */
export interface PageContext {
  session: TableSession;
  studio: Studio;
  token: string;
  still: boolean;
  language: Language;
  words: Words;
  money: ShowMoney;
  post: ReturnType<typeof frameMessenger>;
  sound: Sound;
  reader: Reader;
  clock: ServerClock;
  /** By name, as far as they are loaded. */
  kinds: Map<string, Kind>;
  panels: Map<string, Panel>;
  roads: Map<string, readonly PastRound[]>;
  state(): PageState;
  dispatch(event: TableEvent): void;
  kept(): Kept;
  keep(change: Partial<Kept>): void;
}

export function familyOf({ state, kinds }: PageContext, table: string, play: string): string {
  const sheet = state().tables[table]?.sheet;
  const known =
    sheet &&
    kinds
      .get(sheet.kind)
      ?.rules.plays(sheet.variant)
      .find(({ key }) => key === play);
  return known?.family ?? play.split(':', 1)[0] ?? play;
}

export function limitsAt(context: PageContext, view: TableView) {
  return limitsOf(context.state(), view, (play) => familyOf(context, view.sheet.code, play));
}

/** The table and its kind, once that is loaded. */
export function tableOf({ state, kinds }: PageContext, table: string) {
  const view = state().tables[table];
  const kind = view && kinds.get(view.sheet.kind);
  return kind && { view, kind };
}

export async function kindOf({ kinds }: PageContext, name: string): Promise<Kind | undefined> {
  const kind = kinds.get(name) ?? (await loadKind(name));
  if (kind) kinds.set(name, kind);
  return kind;
}
