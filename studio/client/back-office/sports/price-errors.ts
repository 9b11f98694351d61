import { formatOdds, parseOdds } from '@lanna/rules/play/sports/odds/odds';
import {
  type OfficeFixture,
  type OfficeMarket,
  type OfficePriceError,
  type OfficeSelection,
  SPORTS_OFFICE_PATHS,
} from '../../../sports-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { Refused } from '../office-api.ts';
import { type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { sportsWords } from './words.ts';

type Show = (match: OfficeFixture) => void;

/** Prices of the match that were named obviously wrong, each with the true one; undefined where there is none. */
export function priceErrors(page: OfficePage, match: OfficeFixture, show: Show): Node | undefined {
  const { words, entered } = page;
  const own = sportsWords(entered);
  if (match.priceErrors.length === 0) return undefined;
  return el(
    'div',
    {},
    el('h3', {}, own.wrongPrices),
    table(
      own.wrongPrices,
      [
        { title: words.when, cell: ({ proposedAt }) => timeText(proposedAt, entered.language) },
        { title: own.selection, cell: (error) => nameOf(page, match, error) },
        { title: own.shownPrice, isFigure: true, cell: ({ shown }) => formatOdds(shown) },
        { title: own.truePrice, isFigure: true, cell: ({ truth }) => formatOdds(truth) },
        { title: words.reason, cell: ({ reason }) => reason },
        { title: words.state, cell: (error) => stateOf(page, match, error, show) },
      ],
      match.priceErrors,
    ),
  );
}

function nameOf({ entered }: OfficePage, match: OfficeFixture, { market, name }: OfficePriceError): string {
  const of = match.markets.find((one) => one.market === market);
  return `${of?.name[entered.language] ?? market}: ${name[entered.language]}`;
}

function stateOf(page: OfficePage, match: OfficeFixture, error: OfficePriceError, show: Show): Node | string {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  if (error.withdrawnBy !== null) return say(own.errorWithdrawn, { who: error.withdrawnBy });
  if (error.approvedBy !== null)
    return say(own.errorApproved, {
      ...{ slips: String(error.slips ?? 0), first: error.proposedBy, second: error.approvedBy },
    });
  const waits = el('p', {}, say(own.errorProposed, { who: error.proposedBy }));
  if (!entered.permissions.includes('correct')) return waits;
  const decide = (decision: 'approve' | 'withdraw') => async (reason: string) =>
    show(
      await office.post<OfficeFixture>(SPORTS_OFFICE_PATHS.decideError, {
        error: error.id,
        decision,
        reason,
      }),
    );
  const refused = async () =>
    show(await office.get<OfficeFixture>(`${SPORTS_OFFICE_PATHS.fixture}/${match.id}`));
  const approve = {
    ...{ title: own.approveTitle, action: own.approve, isDanger: true, refused },
    meaning: say(own.approveMeaning, { shown: formatOdds(error.shown) }),
    carryOut: decide('approve'),
  };
  const withdraw = {
    ...{ title: own.withdrawTitle, action: own.withdraw, isDanger: false, refused },
    ...{ meaning: own.withdrawMeaning, carryOut: decide('withdraw') },
  };
  return el(
    'div',
    {},
    waits,
    entered.person !== error.proposedBy &&
      isBefore(match) &&
      button({ class: 'button danger' }, () => askReason(words, approve), own.approve),
    button({ class: 'button' }, () => askReason(words, withdraw), own.withdraw),
  );
}

/** Names a price that was shown, this one or one before it; undefined where that is not possible any more. */
export function wrongPriceButton(
  page: OfficePage,
  match: OfficeFixture,
  row: OfficeSelection & { name: { TH: string; EN: string }; of: OfficeMarket },
  show: Show,
): HTMLElement | undefined {
  const { words, entered, office } = page;
  const own = sportsWords(entered);
  if (!entered.permissions.includes('correct') || !match.mayReport || !isBefore(match) || !row.of.known)
    return undefined;
  const title = say(own.wrongPriceTitle, {
    what: `${row.of.name[entered.language]} ${row.name[entered.language]}`,
  });
  return button({ class: 'link', 'aria-label': title }, ask, own.wrongPrice);

  function ask(): void {
    const version = el('input', {
      ...{ name: 'version', type: 'number', min: 1, max: row.version, step: 1, value: row.version },
      required: true,
    });
    const truth = el('input', { name: 'truth', inputmode: 'decimal', autocomplete: 'off', required: true });
    askReason(words, {
      ...{ title, meaning: own.wrongPriceMeaning, action: own.wrongPrice, isDanger: true },
      fields: el(
        'div',
        { class: 'setting filters' },
        el('label', {}, el('span', {}, own.truePrice), truth),
        el('label', {}, el('span', {}, own.wrongVersion), version),
      ),
      carryOut: async (reason) => {
        const odds = parseOdds(truth.value.trim());
        if (odds === undefined) throw new Refused('invalid_input');
        const { market, selection } = { market: row.of.market, selection: row.selection };
        const body = {
          fixture: match.id,
          market,
          selection,
          version: Number(version.value),
          truth: odds,
          reason,
        };
        show(await office.post<OfficeFixture>(SPORTS_OFFICE_PATHS.priceError, body));
      },
      refused: async () => {},
    });
  }
}

function isBefore({ state, startsAt }: OfficeFixture): boolean {
  return (state === 'prematch' || state === 'suspended') && Date.parse(startsAt) > Date.now();
}
