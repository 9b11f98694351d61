import { fishOfCode } from '../../../rules/fishing/fish.ts';
import { openDialog } from '../../shared/dialog.ts';
import { el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import type { AutoPlan } from '../state/auto.ts';

const RATES = [2, 4, 6] as const;

/** What firing by itself will cost, said before it begins; and where it ends. */
export function openAutoSheet(page: PageContext, start: (plan: AutoPlan) => void): void {
  const { words, chosen, session } = page;
  const bet = unitsOf(session.bets[chosen.bet] ?? '0');
  const target = chosen.target === undefined ? undefined : fishOfCode(chosen.target);
  const rate = el(
    'select',
    { name: 'rate' },
    ...RATES.map((value) =>
      el('option', { value, selected: value === 4 }, say(words.autoPerSecond, { rate: value })),
    ),
  );
  const cost = el('p', { class: 'lead', 'aria-live': 'polite' });
  const showCost = () => {
    cost.textContent = say(words.autoCost, { amount: page.money(bet * BigInt(Number(rate.value) * 60)) });
  };
  rate.addEventListener('change', showCost);
  showCost();
  const amount = (name: string, value: bigint) =>
    el('input', { name, inputmode: 'decimal', value: String(value / 100_000n || 1n), autocomplete: 'off' });
  const stake = amount('stake', bet * 200n);
  const loss = amount('loss', bet * 100n);
  const boss = el('input', { type: 'checkbox', name: 'boss' });
  const form = el(
    'form',
    { class: 'auto' },
    el('p', {}, say(words.autoTarget, { name: target ? page.nameOf(target) : words.autoNearest })),
    el('label', {}, el('span', {}, words.autoRate), rate),
    cost,
    el('label', {}, el('span', {}, words.autoStake), stake),
    el('label', {}, el('span', {}, words.autoLoss), loss),
    el('label', { class: 'check' }, boss, el('span', {}, words.autoBoss)),
    el('button', { type: 'submit', class: 'primary' }, words.autoStart),
  );
  const dialog = openDialog({
    ...{ kind: 'panel', name: 'auto', title: words.autoTitle, closeLabel: words.close },
    content: [form],
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const bound = ({ value }: HTMLInputElement) => {
      const units = unitsOf(value.includes('.') ? value : `${value}.00`);
      return units > 0n ? units : null;
    };
    dialog.close();
    start({
      ...{ perSecond: Number(rate.value), stake: bound(stake), loss: bound(loss) },
      boss: boss.checked,
    });
  });
}
