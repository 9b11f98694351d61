import { displayCount } from '../../../i18n/format.ts';
import { Card } from '../../../ui/card.tsx';

/** How often each of ten digits came, as bars. */
export function DigitCounts({ title, counts }: { title: string; counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <Card className="p-4!">
      <h3 className="mb-2 font-display font-semibold">{title}</h3>
      <ol className="flex flex-col gap-1.5">
        {counts.map((count, digit) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits 0 to 9
            key={digit}
            className="figures grid grid-cols-[1rem_minmax(0,1fr)_3rem] items-center gap-2 text-sm"
          >
            <span className="font-display font-semibold text-accent-text">{digit}</span>
            <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="text-right text-muted">{displayCount(count)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
