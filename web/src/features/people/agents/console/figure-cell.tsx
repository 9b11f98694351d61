import { Money } from '../../../../console/money.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useAgentFigures } from './agent-figures.ts';

/** One figure of an agent's team this month. */
export function FigureCell({
  id,
  brand,
  figure,
}: {
  id: string;
  brand: string;
  figure: 'members' | 'turnover' | 'profit' | 'income';
}) {
  const { data, isPending } = useAgentFigures(id);
  if (isPending) return <Skeleton className="ml-auto h-4 w-14" />;
  if (!data) return <span className="text-muted">–</span>;
  if (figure === 'members') return <span className="figures">{displayCount(data.members)}</span>;
  return <Money amount={data[figure]} brand={brand} signed={figure === 'profit'} />;
}
