import { LINKED_SERVICES } from '../../accounts/linked-services.ts';
import type { LocalText } from '../../local-text.ts';
import { type Money, parseMoney } from '../../money.ts';

/** What a bonus is earned by. */
export const BONUS_KINDS = [
  'deposit_match',
  'fixed',
  'loss_back',
  'birthday',
  'rank',
  'contact',
  'referral',
  'free_rounds',
  'by_hand',
  'promotion',
  'rounds_won',
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Which deposits an offer matches. */
export const DEPOSIT_OCCASIONS = ['any', 'first', 'first_of_day'] as const;
export type DepositOccasion = (typeof DEPOSIT_OCCASIONS)[number];

/** What a brand offers; the others are given. */
export const OFFERED_KINDS = [
  'deposit_match',
  'fixed',
  'loss_back',
  'birthday',
  'rank',
  'contact',
  'referral',
  'free_rounds',
] as const;

/** Who a referral gives to: the member who invited, or the friend. An offer for each side. */
export const REFERRAL_SIDES = ['inviter', 'friend'] as const;
export type ReferralSide = (typeof REFERRAL_SIDES)[number];

/** For how many days a friend's deposits and turnover count, with the day of registration. */
export const REFERRAL_DAYS = 30;
/** For how many days after those it can be taken. */
export const REFERRAL_TAKE_DAYS = 30;

/** Whose loss is given back in part: of yesterday, or of the week before this one. */
export const LOSS_PERIODS = ['day', 'week'] as const;
export type LossPeriod = (typeof LOSS_PERIODS)[number];

/** Contacts whose owner has proved that they are theirs. */
export const PROVED_CONTACTS = ['mobile', 'email', ...LINKED_SERVICES] as const;
export type ProvedContact = (typeof PROVED_CONTACTS)[number];

/** The most that a proved account of a service gives, as the specification bounds it. */
const CONTACT_GIFT_MOST: Partial<Record<ProvedContact, string>> = { zalo: '131000.00' };

/** How often what is earned for one thing is given: to a member, to a person whatever accounts they have, or on each day. */
export const BONUS_LIMITS = ['member', 'person', 'day'] as const;
export type BonusLimit = (typeof BONUS_LIMITS)[number];

/** Kinds of games that bonus money is played with, in the order pages show them. Own lotteries are played with cash alone. */
export const BONUS_CATEGORIES = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP'] as const;
export type BonusCategory = (typeof BONUS_CATEGORIES)[number];

/** Per cent of a bet that counts, by kind of game; nothing: not played with the bonus. */
export type Contributions = Readonly<Partial<Record<BonusCategory, number>>>;

export const USUAL_CONTRIBUTIONS: Record<BonusCategory, number> = {
  RNG: 100,
  SPORTS: 100,
  ESPORTS: 100,
  FISH: 50,
  LIVE: 20,
  PVP: 10,
};

/** Rounds whose stakes the brand pays: free bets with a vendor. */
export interface FreeRounds {
  vendor: string;
  /** The vendor's code of the game, and its name; null: any of the vendor's. */
  game: string | null;
  title: LocalText | null;
  count: number;
  /** The stake of each. */
  worth: string;
  /** The deposit that earns them: which, and of how much at least; null: none. */
  deposit?: { least: string; occasion: DepositOccasion } | null | undefined;
  /** What they win is cash, or bonus money that is given once they have ended. Cash, where terms of before do not say. */
  wins?: RoundsWins | undefined;
  /** The mark of terms of before (`isOnlyAsReward`). */
  asReward?: boolean | undefined;
}

export const ROUNDS_WINS = ['cash', 'bonus'] as const;
export type RoundsWins = (typeof ROUNDS_WINS)[number];

/** What a member says yes to: data from which the page makes its words. Amounts as on the wire. */
export interface BonusTerms {
  kind: BonusKind;
  name: LocalText;
  /** Of a match: per cent of the deposit, at most, from which deposit on, of which deposits. */
  match: { percent: number; most: string; least: string; occasion: DepositOccasion } | null;
  /** Of a loss that is given back: per cent of it, at most, and from which loss on. */
  loss?: { percent: number; most: string; least: string; period: LossPeriod } | null | undefined;
  /** Of a rank's gift: from which level on. */
  level?: number | null | undefined;
  /** Of a contact's gift. */
  contact?: ProvedContact | null | undefined;
  /** Of a referral: what the friend's deposits and valid turnover come to at least. */
  referral?: { side: ReferralSide; deposits: string; turnover: string } | null | undefined;
  /** Of free rounds: which they are. Where what they win is cash, nothing is to be played and nothing else of the terms holds but the days. */
  rounds?: FreeRounds | null | undefined;
  /** Unless said, once a member. `day` is for a fixed amount and for free rounds alone. */
  once?: BonusLimit | undefined;
  /** Given for points, or as the reward of a mission: no member takes it from the page. Asked by `isOnlyAsReward`. */
  onlyAsReward?: boolean | undefined;
  /** Of any other: how much. */
  amount: string | null;
  /** How many times is to be played, and of what. */
  wagering: { times: number; of: 'bonus' | 'deposit_and_bonus' };
  contributions: Contributions;
  /** From which price on a bet of sports counts, where its source says the price. */
  leastOdds?: string | null | undefined;
  /** The largest stake that takes bonus money: the less of a share of the bonus in per cent and an amount. */
  stake: { percent: number; most: string };
  /** Games left out, as `vendor/game`. */
  excluded: readonly string[];
  days: number;
  /** How many times the bonus may become cash at most; null: all there is. */
  convertedTimes: number | null;
}

/** From which price on bets of sports usually count. */
export const USUAL_LEAST_ODDS = '1.50';
/** Kinds of games that have prices. */
export const PRICED_CATEGORIES: readonly string[] = ['SPORTS', 'ESPORTS'];

/** The strict default's ceiling, and the most that a brand may raise it to. */
export const WAGERING_STRICT = 10;
export const WAGERING_MOST = 40;
export const BONUS_DAYS_MOST = 30;
export const FREE_ROUNDS_MOST = 1000;
export const EXCLUDED_GAMES_MOST = 500;
/** How many bonuses may wait beside the active one. */
export const WAITING_MOST = 5;

export interface BonusFigures {
  amount: Money;
  required: Money;
  maxStake: Money;
  convertedMost: Money | null;
}

/** What a deposit earns; null where it is too small for the offer. Rounded down to the smallest unit of a hundredth. */
export function matchOf({ match }: Pick<BonusTerms, 'match'>, deposit: Money): Money | null {
  if (!match || deposit < money(match.least)) return null;
  const share = (deposit * BigInt(match.percent)) / 100n;
  const most = money(match.most);
  const amount = wholeHundredths(least(share, most));
  return amount > 0n ? amount : null;
}

/** What a net loss earns; null where it is too small for the offer, or none. Rounded down as a match is. */
export function lossBackOf({ loss }: Pick<BonusTerms, 'loss'>, lost: Money): Money | null {
  if (!loss || lost <= 0n || lost < money(loss.least)) return null;
  const amount = wholeHundredths(least((lost * BigInt(loss.percent)) / 100n, money(loss.most)));
  return amount > 0n ? amount : null;
}

/** The deposit that terms ask for: which, and of how much at least; null: none. */
export function depositOf({
  match,
  rounds,
}: Pick<BonusTerms, 'match' | 'rounds'>): { least: string; occasion: DepositOccasion } | null {
  return match ?? rounds?.deposit ?? null;
}

/** What a deposit earns of a match, or of free rounds; null where it is too small for the offer. */
export function earnedByDeposit(terms: Pick<BonusTerms, 'match' | 'rounds'>, deposit: Money): Money | null {
  if (terms.match) return matchOf(terms, deposit);
  const least = depositOf(terms)?.least;
  return least === undefined || deposit < money(least) ? null : worthOf(terms);
}

/** What free rounds cost the brand at the most in stakes, which is what budgets count; null of other terms. */
export function worthOf({ rounds }: Pick<BonusTerms, 'rounds'>): Money | null {
  return rounds ? money(rounds.worth) * BigInt(rounds.count) : null;
}

/** Whether what free rounds win is bonus money. */
export function winBonus({ rounds }: Pick<BonusTerms, 'rounds'>): boolean {
  return rounds?.wins === 'bonus';
}

/** Offers that can be given as a reward: those of which nothing must be earned first. */
const REWARD_KINDS: readonly BonusKind[] = ['fixed', 'free_rounds'];

export function isRewardKind(kind: BonusKind): boolean {
  return REWARD_KINDS.includes(kind);
}

/** Whether other topics give it as a reward, and no member takes it from what is on offer. Free rounds of before say it among their own terms. */
export function isOnlyAsReward({
  onlyAsReward,
  rounds,
}: Pick<BonusTerms, 'onlyAsReward' | 'rounds'>): boolean {
  return onlyAsReward === true || rounds?.asReward === true;
}

/** Whether terms say what their kind needs, and nothing of another's. */
export function areWhole(terms: BonusTerms): boolean {
  const {
    kind,
    match,
    loss = null,
    level = null,
    contact = null,
    referral = null,
    rounds = null,
    once = 'member',
    amount,
  } = terms;
  const isPlayed = rounds === null || winBonus(terms);
  const isOffered = (OFFERED_KINDS as readonly BonusKind[]).includes(kind);
  return (
    isOffered &&
    (kind === 'deposit_match') === (match !== null) &&
    (kind === 'loss_back') === (loss !== null) &&
    (kind === 'rank') === (level !== null) &&
    (kind === 'contact') === (contact !== null) &&
    (kind === 'referral') === (referral !== null) &&
    (kind === 'free_rounds') === (rounds !== null) &&
    (match !== null || loss !== null || rounds !== null) === (amount === null) &&
    (once !== 'day' || kind === 'fixed' || (kind === 'free_rounds' && !rounds?.deposit)) &&
    // It is given whenever it is paid for: how often is the good's stock, or the mission's.
    (!isOnlyAsReward(terms) || (isRewardKind(kind) && once === 'member' && !rounds?.deposit)) &&
    (match !== null || terms.wagering.of === 'bonus') &&
    (isPlayed ? kindsPlayed(terms.contributions).length > 0 : terms.wagering.times === 0) &&
    // Bonus money that asks for nothing is cash.
    (!winBonus(terms) || terms.wagering.times > 0) &&
    isContactGift(contact, amount)
  );
}

/** What an amount of bonus asks for and allows under its terms. */
export function figuresOf(terms: BonusTerms, amount: Money, deposit: Money): BonusFigures {
  const base = amount + (terms.wagering.of === 'deposit_and_bonus' ? deposit : 0n);
  const share = wholeHundredths((amount * BigInt(terms.stake.percent)) / 100n);
  const most = money(terms.stake.most);
  return {
    amount,
    required: base * BigInt(terms.wagering.times),
    maxStake: atLeastOne(least(share, most)),
    convertedMost: terms.convertedTimes === null ? null : amount * BigInt(terms.convertedTimes),
  };
}

function isContactGift(contact: ProvedContact | null, amount: string | null): boolean {
  const most = contact && CONTACT_GIFT_MOST[contact];
  return most === null || most === undefined || money(amount ?? '0') <= money(most);
}

/** What a bonus asks for and allows from its yes on. Free rounds ask for nothing: what they win may be a bonus of its own. */
export function figuresAtYes(terms: BonusTerms, amount: Money, deposit: Money): BonusFigures {
  if (!terms.rounds) return figuresOf(terms, amount, deposit);
  return { amount, required: 0n, maxStake: amount, convertedMost: null };
}

/** Terms of the bonus that is what free rounds have won: as the offer has them, and an amount instead of rounds. */
export function termsOfWon(terms: BonusTerms, won: string): BonusTerms {
  return {
    ...terms,
    kind: 'rounds_won',
    rounds: null,
    once: undefined,
    onlyAsReward: undefined,
    amount: won,
  };
}

/** A worked example for the page: a deposit, or a loss, that earns it (of others: none) and all that follows from it. */
export function exampleOf(terms: BonusTerms): (BonusFigures & { deposit: Money }) | null {
  const worth = worthOf(terms);
  if (worth !== null) {
    const deposit = money(terms.rounds?.deposit?.least ?? '0');
    // As if they won as much as their stakes come to.
    if (winBonus(terms)) return { deposit, ...figuresOf(terms, worth, 0n) };
    return { deposit, ...figuresAtYes(terms, worth, 0n) };
  }
  if (terms.loss) {
    const deposit = exampleDeposit(terms.loss);
    const amount = lossBackOf(terms, deposit);
    return amount === null ? null : { deposit, ...figuresOf(terms, amount, 0n) };
  }
  if (!terms.match) return { deposit: 0n, ...figuresOf(terms, money(terms.amount ?? '0'), 0n) };
  const deposit = exampleDeposit(terms.match);
  const amount = matchOf(terms, deposit);
  return amount === null ? null : { deposit, ...figuresOf(terms, amount, deposit) };
}

/** What one bet counts: its share by kind of game, rounded down; nothing below the least price. `odds`: in thousandths, where they are known. */
export function countsOf(
  terms: Pick<BonusTerms, 'contributions' | 'leastOdds'>,
  category: string,
  turnover: Money,
  odds?: number,
): Money {
  const least = terms.leastOdds && PRICED_CATEGORIES.includes(category) ? Number(terms.leastOdds) * 1000 : 0;
  if (odds !== undefined && odds < least) return 0n;
  const percent = (terms.contributions as Record<string, number | undefined>)[category] ?? 0;
  return (turnover * BigInt(percent)) / 100n;
}

/** The kinds of games that a bonus is played with. */
export function kindsPlayed(contributions: Contributions): BonusCategory[] {
  return BONUS_CATEGORIES.filter((category) => (contributions[category] ?? 0) > 0);
}

/** The round deposit, or loss, nearest to what fills it up. */
function exampleDeposit({
  most,
  percent,
  ...match
}: Pick<NonNullable<BonusTerms['match']>, 'most' | 'percent' | 'least'>): Money {
  const full = (money(most) * 100n) / BigInt(percent);
  const thousand = 1000n * 100_000n;
  const wanted = least(full, thousand);
  const from = money(match.least);
  if (wanted < from) return wholeHundredths(from);
  return wholeHundredths(wanted);
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

function wholeHundredths(amount: Money): Money {
  return amount - (amount % 1000n);
}

function atLeastOne(amount: Money): Money {
  return amount < 1000n ? 1000n : amount;
}

export function money(text: string): Money {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}
