import { BACK_OFFICE_PATHS, type OfficeTableBet, type OfficeTableRound } from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import { code, facts } from './facts.ts';
import { moneyText, nameIn, type OfficePage, table, timeText } from './page.ts';
import { replaySteps, replayView } from './replay.ts';
import { type OfficeWords, say } from './words.ts';

/** One round of a table: what fixed it, what came of it, whether it is void, and what the brand's players had in it. */
export async function tableRoundView(
  page: OfficePage,
  id: string,
  names: ReadonlyMap<string, string>,
): Promise<Node> {
  const { words, entered } = page;
  const round = await page.office.get<OfficeTableRound>(`${BACK_OFFICE_PATHS.tableRounds}/${id}`);
  const time = (iso: string) => timeText(iso, entered.language);
  const number = say(words.roundNumber, { number: String(round.number) });
  return el(
    'div',
    { class: 'round' },
    el('h2', {}, `${names.get(round.table) ?? round.table} · ${number}`),
    facts([
      [words.round, code(round.id)],
      [words.state, words.tableRoundStates[round.state]],
      [words.opensAt, time(round.opensAt)],
      [words.closesAt, time(round.closesAt)],
      [words.result, code(round.result ?? '–')],
      ...(round.outcome === null
        ? []
        : [[words.wholeOutcome, code(JSON.stringify(round.outcome), 'wide')] as const]),
      ...(round.voidReason === null ? [] : [[words.voidReason, round.voidReason] as const]),
      ...(round.voiding ? [[words.voiding, voidingText(round.voiding, words)] as const] : []),
    ]),
    ...replayOf(page, round),
    el('h3', {}, say(words.betsOf, { brand: entered.brand })),
    betsOf(page, round),
    el('h3', {}, words.fixedBy),
    round.verdict !== null &&
      el('p', { class: round.verdict === 'differs' ? 'fault' : 'quiet' }, words.verdicts[round.verdict]),
    facts([
      [words.ruleVersion, code(round.ruleVersion)],
      [words.commitment, code(round.chain.linkBefore)],
      [words.link, round.chain.link === null ? words.linkSecret : code(round.chain.link)],
      [words.anchor, code(round.chain.anchor)],
      [words.placeInChain, String(round.chain.place)],
      [words.playerSeeds, round.seeds.length > 0 ? code(round.seeds.join(' · ')) : words.noSeeds],
    ]),
  );
}

/** Only what was dealt for all to see; a round that is void has nothing to uncover. */
function replayOf({ words }: OfficePage, { kind, outcome, result }: OfficeTableRound): Node[] {
  const steps = outcome === null ? [] : replaySteps(kind, outcome);
  if (steps.length === 0) return [];
  return [el('h3', {}, words.replay.title), replayView(words, steps, result ?? '')];
}

function voidingText(
  { proposedBy, approvedBy, reason, isDone }: NonNullable<OfficeTableRound['voiding']>,
  words: OfficeWords,
): string {
  if (approvedBy === null) return say(words.voidProposed, { who: proposedBy, reason });
  return say(isDone ? words.voidDone : words.voidApproved, { who: proposedBy, other: approvedBy, reason });
}

function betsOf({ words, entered }: OfficePage, { bets, betLines }: OfficeTableRound): Node {
  const { brand, language } = entered;
  if (betLines.length === 0) return el('p', { class: 'quiet' }, say(words.noBets, { brand }));
  const shown = { shown: String(betLines.length), count: String(bets) };
  return el(
    'div',
    {},
    bets > betLines.length && el('p', { class: 'quiet' }, say(words.betsShown, shown)),
    table<OfficeTableBet>(
      say(words.betsOf, { brand }),
      [
        { title: words.player, cell: ({ player }) => code(player, 'whole') },
        {
          title: words.chips,
          cell: ({ chips }) =>
            el(
              'div',
              {},
              ...chips.map(({ name, stake, payout }) =>
                el(
                  'span',
                  { class: 'chip' },
                  `${nameIn(name, language)} ${moneyText(stake)}`,
                  payout !== null && el('span', { class: 'quiet' }, ` → ${moneyText(payout)}`),
                ),
              ),
            ),
        },
        { title: words.stake, isFigure: true, cell: ({ stake }) => moneyText(stake) },
        {
          title: words.payout,
          isFigure: true,
          cell: ({ payout }) => (payout === null ? '–' : moneyText(payout)),
        },
        {
          title: words.state,
          cell: ({ state, refusal }) =>
            el(
              'div',
              {},
              words.tableBetStates[state],
              refusal !== null && el('span', { class: 'line' }, code(refusal, 'whole')),
            ),
        },
      ],
      betLines,
    ),
  );
}
