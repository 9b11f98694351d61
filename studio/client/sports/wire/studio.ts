import { z } from 'zod';
import {
  type BookRules,
  bookRules,
  type FixtureList,
  favouriteRequest,
  fixtureList,
  type OutrightList,
  type OwnSlip,
  outrightList,
  type PlaceRequest,
  placedSlip,
  type ResultList,
  resultList,
  type SlipList,
  type SlipQuote,
  SPORTS_PATHS,
  SPORTS_REFUSALS,
  type SportsEvent,
  type SportsRefusal,
  type SportsSession,
  type SportsSettings,
  slipList,
  slipQuote,
  sportsEvent,
  sportsSession,
  sportsSettings,
} from '../../../sports-api.ts';
import { type CallOptions, NoConnection, pathWith, Refused, studioCalls } from '../../shared/studio-calls.ts';

export type SportsError = SportsRefusal | 'no_connection';
export type QuoteRequest = Pick<PlaceRequest, 'type' | 'sizes' | 'legs'> & { stake?: string };

/** The studio's server as the page sees it. Every call may throw `Refused` or `NoConnection`. */
export interface Studio {
  loadSession(): Promise<SportsSession>;
  loadFixtures(query: {
    when: 'today' | 'early';
    search?: string | undefined;
    only?: string | undefined;
  }): Promise<FixtureList>;
  loadOutrights(): Promise<OutrightList>;
  loadRules(): Promise<BookRules>;
  loadEvent(fixture: string): Promise<SportsEvent>;
  loadResults(before?: string): Promise<ResultList>;
  loadSlips(query: { state: 'open' | 'settled'; before?: string | undefined }): Promise<SlipList>;
  quote(request: QuoteRequest): Promise<SlipQuote>;
  /** Safe to repeat with the same key. */
  place(request: PlaceRequest): Promise<{ slip: OwnSlip; balance: string }>;
  saveSettings(settings: SportsSettings): Promise<SportsSettings>;
  markFavourite(mark: z.infer<typeof favouriteRequest>): Promise<void>;
}

/** The failure of a call as the player sees it; anything but the two above is a bug. */
export function sportsErrorOf(error: unknown): SportsError {
  if (error instanceof NoConnection) return 'no_connection';
  const code = error instanceof Refused ? error.code : undefined;
  return SPORTS_REFUSALS.find((one) => one === code) ?? 'unknown_error';
}

export function connectStudio(options: CallOptions): Studio {
  const call = studioCalls(SPORTS_REFUSALS, options);
  return {
    loadSession: () => call(SPORTS_PATHS.session, sportsSession),
    loadFixtures: (query) => call(pathWith(SPORTS_PATHS.fixtures, query), fixtureList),
    loadOutrights: () => call(SPORTS_PATHS.outrights, outrightList),
    loadRules: () => call(SPORTS_PATHS.rules, bookRules),
    loadEvent: (fixture) => call(pathWith(SPORTS_PATHS.event, { fixture }), sportsEvent),
    loadResults: (before) => call(pathWith(SPORTS_PATHS.results, { before }), resultList),
    loadSlips: (query) => call(pathWith(SPORTS_PATHS.slips, query), slipList),
    quote: (request) => call(SPORTS_PATHS.quote, slipQuote, request),
    place: (request) => call(SPORTS_PATHS.place, placedSlip, request),
    saveSettings: (settings) => call(SPORTS_PATHS.settings, sportsSettings, settings),
    async markFavourite(mark) {
      await call(SPORTS_PATHS.favourites, z.unknown(), favouriteRequest.parse(mark));
    },
  };
}
