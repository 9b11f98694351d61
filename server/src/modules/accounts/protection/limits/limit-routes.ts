import * as contract from '@lanna/contract/accounts/protection/limits';
import * as play from '@lanna/contract/accounts/protection/play';
import { moneyOf } from '@lanna/contract/money';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import type { Deposited } from '../deposited.ts';
import { showProtection } from '../desk/show-protection.ts';
import { type LimitName, limitNameOf } from '../limit-name.ts';
import { confirmRaise, keepPresentLimit } from './answer-raise.ts';
import { changeLimit } from './change-limit.ts';
import { declineDepositLimit } from './decline-deposit-limit.ts';
import { acknowledgeRealityCheck, showPlay } from './show-play.ts';

export interface LimitDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  countryOf: CountryOf;
  /** Asked while a call is answered. */
  deposited(): Deposited;
}

/** Limits, reality checks and the play session, as members see and set them. */
export function limitRoutes(deps: LimitDeps): Route[] {
  const { db, clock } = deps;

  const show = async (call: PersonalCall) =>
    showProtection(
      db.kysely,
      { brand: await profileOf(deps.brands, call), memberId: call.caller.memberId, now: clock.now() },
      deps.deposited(),
    );
  const answerOf = async (call: PersonalCall, name: LimitName) => ({
    owner: ownerOf(call),
    sessionId: call.caller.sessionId,
    name,
    place: { ...(await requestContextOf(deps, call)), now: clock.now() },
  });
  const answer = async (
    call: PersonalCall,
    name: LimitName,
    work: (tx: Tx, given: Awaited<ReturnType<typeof answerOf>>) => Promise<unknown>,
  ) => {
    const given = await answerOf(call, name);
    await db.transaction((tx) => work(tx, given));
    return show(call);
  };
  const change = (call: PersonalCall, name: LimitName, amount: bigint | null) =>
    answer(call, name, (tx, given) =>
      changeLimit(tx, { ...given, amount, settings: given.place.brand.settings.protection }),
    );
  const playing = (call: PersonalCall) => ({
    owner: ownerOf(call),
    timeZone: call.brand.timeZone,
    now: clock.now(),
  });

  return [
    route(contract.showProtection, show),
    route(contract.setLimit, (call) => {
      const { kind, period, amount } = call.body;
      return change(call, limitNameOf(kind, period), amount === null ? null : moneyOf(amount));
    }),
    route(contract.setSessionLimit, (call) => change(call, 'session', minutesOf(call.body.minutesPerDay))),
    route(contract.setRealityCheck, (call) => change(call, 'reality_check', minutesOf(call.body.minutes))),
    route(contract.confirmLimit, (call) =>
      answer(call, limitNameOf(call.body.kind, call.body.period), confirmRaise),
    ),
    route(contract.keepLimit, (call) =>
      answer(call, limitNameOf(call.body.kind, call.body.period), keepPresentLimit),
    ),
    route(contract.declineDepositLimit, async (call) => {
      const owner = ownerOf(call);
      await db.transaction((tx) => declineDepositLimit(tx, owner, clock.now()));
      return show(call);
    }),
    route(play.showPlay, (call) => showPlay(db.kysely, playing(call))),
    route(play.acknowledgeRealityCheck, (call) => acknowledgeRealityCheck(db, playing(call))),
  ];
}

function minutesOf(minutes: number | null): bigint | null {
  return minutes === null ? null : BigInt(minutes);
}
