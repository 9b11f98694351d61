import type { missionReward, missionTrigger } from '@lanna/contract/rewards/missions/terms';
import type { ProfileFact } from '@lanna/rules/rewards/missions/terms';
import type { z } from 'zod';

type Trigger = z.input<typeof missionTrigger>;
type Reward = z.input<typeof missionReward>;

/** A step as it is typed. */
export interface TypedStep {
  key: string;
  kind: Trigger['kind'];
  /** Money of turnover, else how many. */
  goal: string;
  multiple: string;
  legs: string;
  fact: ProfileFact;
  categories: string;
  reward: Reward['kind'];
  worth: string;
  /** Of an offer: its id. */
  offer: string;
  times: string;
  days: string;
}

export function newStep(): TypedStep {
  return {
    ...{
      key: crypto.randomUUID(),
      kind: 'turnover',
      goal: '',
      multiple: '10',
      legs: '3',
      fact: 'email',
      categories: '',
    },
    ...{ reward: 'cash', worth: '', offer: '', times: '5', days: '7' },
  };
}

export function typedStep({ trigger, reward }: { trigger: Trigger; reward: Reward }): TypedStep {
  return {
    ...newStep(),
    kind: trigger.kind,
    goal: trigger.kind === 'turnover' ? trigger.amount : 'count' in trigger ? String(trigger.count) : '',
    ...(trigger.kind === 'multiple' ? { multiple: String(trigger.multiple) } : {}),
    ...(trigger.kind === 'steps' ? { legs: String(trigger.legs) } : {}),
    ...(trigger.kind === 'profile' ? { fact: trigger.fact } : {}),
    categories: 'categories' in trigger ? trigger.categories.join(' ') : '',
    reward: reward.kind,
    worth: 'count' in reward ? String(reward.count) : 'amount' in reward ? reward.amount : '',
    ...(reward.kind === 'offer' ? { offer: reward.offerId } : {}),
    ...(reward.kind === 'bonus' ? { times: String(reward.times), days: String(reward.days) } : {}),
  };
}

export function stepBody(
  step: TypedStep,
  money: (typed: string) => string,
): { trigger: Trigger; reward: Reward } {
  return { trigger: triggerOf(step, money), reward: rewardOf(step, money) };
}

function triggerOf(step: TypedStep, money: (typed: string) => string): Trigger {
  const games = step.categories.split(/\s+/).filter((one) => one !== '');
  const categories = games as Extract<Trigger, { kind: 'turnover' }>['categories'];
  const count = Number(step.goal);
  switch (step.kind) {
    case 'turnover':
      return { kind: 'turnover', categories, amount: money(step.goal) };
    case 'multiple':
      return { kind: 'multiple', categories, count, multiple: Number(step.multiple) };
    case 'steps':
      return { kind: 'steps', count, legs: Number(step.legs) };
    case 'check_in':
      return { kind: 'check_in' };
    case 'profile':
      return { kind: 'profile', fact: step.fact };
    default:
      return { kind: step.kind, categories, count };
  }
}

function rewardOf(step: TypedStep, money: (typed: string) => string): Reward {
  if (step.reward === 'spins' || step.reward === 'tickets')
    return { kind: step.reward, count: Number(step.worth) };
  // Its name is the offer's, whatever is sent.
  if (step.reward === 'offer') return { kind: 'offer', offerId: step.offer, name: { EN: '-' } };
  const amount = money(step.worth);
  if (step.reward === 'cash' || step.reward === 'points') return { kind: step.reward, amount };
  return { kind: 'bonus', amount, times: Number(step.times), days: Number(step.days) };
}
