/** Fires by itself, until one of its bounds is reached. */
export interface AutoPlan {
  perSecond: number;
  /** Null: no bound. In units of money. */
  stake: bigint | null;
  loss: bigint | null;
  boss: boolean;
}
export type AutoStop = 'stake' | 'loss' | 'boss' | 'hand';

export interface Auto {
  isOn(): boolean;
  start(plan: AutoPlan): void;
  stop(because: AutoStop): void;
  /** What own shots have come to since it began. */
  count(shot: { spent: bigint; won: bigint }): void;
  bossCame(): void;
}

export function createAuto(act: { fire(): void; ended(because: AutoStop): void }): Auto {
  let plan: AutoPlan | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let spent = 0n;
  let won = 0n;

  function stop(because: AutoStop): void {
    if (!plan) return;
    plan = undefined;
    clearInterval(timer);
    act.ended(because);
  }

  return {
    isOn: () => plan !== undefined,
    start(next) {
      clearInterval(timer);
      plan = next;
      spent = 0n;
      won = 0n;
      timer = setInterval(act.fire, 1000 / next.perSecond);
    },
    stop,
    count(shot) {
      if (!plan) return;
      spent += shot.spent;
      won += shot.won;
      if (plan.stake !== null && spent >= plan.stake) stop('stake');
      else if (plan.loss !== null && spent - won >= plan.loss) stop('loss');
    },
    bossCame() {
      if (plan?.boss) stop('boss');
    },
  };
}
