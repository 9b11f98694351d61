import type { PageState, TableView } from './state.ts';

export function withView(state: PageState, table: string, change: Partial<TableView>): PageState {
  const view = state.tables[table];
  if (!view) return state;
  return { ...state, tables: { ...state.tables, [table]: { ...view, ...change } } };
}
