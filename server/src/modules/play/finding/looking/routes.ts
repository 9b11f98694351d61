import * as contract from '@lanna/contract/play/finding/finding';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { findAll, type Sources } from './find-all.ts';
import { noteNothing } from './note-nothing.ts';

export function findingRoutes({
  db,
  clock,
  sources,
}: {
  db: Database;
  clock: Clock;
  sources: Sources;
}): Route[] {
  return [
    route(
      contract.find,
      ({ brand, language, query: { text } }) => findAll(sources, { brand, language, text }),
      {
        alike: {
          until: ['catalogue_changed', 'promotions_changed', 'help_changed', 'settings_changed'],
          // Of a number there may be another draw at any moment.
          unless: ({ text }) => /\d{2}/.test(text),
        },
      },
    ),
    route(contract.noteNothing, async ({ brand, language, body: { text } }) => {
      await noteNothing({ db: db.kysely, sources, now: clock.now() }, { brand, language, text });
      return {};
    }),
  ];
}
