import type { BranchRow, TeamFigure, teamBranches } from '@lanna/contract/commission/teams/team';
import type { Sending } from '@lanna/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { MoreRows } from '../../../../shared-parts/lists/more-rows.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { FigureValue } from '../figures/figure-value.tsx';
import { branchesQuery } from '../queries.ts';
import { below } from '../team-filter.ts';
import { GoneBranch, isGone } from './gone-branch.tsx';
import { LineList, sharesOf } from './line-list.tsx';
import { LinePath } from './line-path.tsx';
import { ListShape } from './list-shape.tsx';
import { MemberBets } from './member-bets.tsx';
import { MemberMoves } from './member-moves.tsx';

type Asked = Sending<typeof teamBranches>['query'];

const OF_PLAY: readonly TeamFigure[] = ['turnover', 'stake', 'payout', 'profit', 'bets'];
const KIND_OF = {
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  bonuses: 'bonus',
  rebates: 'rebate',
} as const;

/** A figure opened: by those directly below, level by level, down to one member's bets or transactions. Its rows sum to it. */
export function BranchList({
  figure,
  under,
  asked,
  onGo,
}: {
  figure: TeamFigure;
  under: string;
  asked: Omit<Asked, 'figure' | 'under'>;
  onGo: (under: string) => void;
}) {
  const { t } = useTranslation('teams');
  const query = useInfiniteQuery(branchesQuery({ ...asked, figure, ...(under && { under }) }));
  const kind = figure in KIND_OF ? KIND_OF[figure as keyof typeof KIND_OF] : undefined;

  function openerOf(row: BranchRow): (() => void) | undefined {
    const isLeaf = !row.opens;
    if (isLeaf && !OF_PLAY.includes(figure) && !kind) return undefined;
    return () => onGo(below(under, row.id));
  }

  return (
    <QueryView
      query={query}
      label={t('branches.loading')}
      failed={t('branches.failed')}
      refused={(error) => isGone(error) && <GoneBranch onBack={() => onGo('')} />}
      shape={<ListShape />}
      className="flex flex-col gap-4"
    >
      {({ pages }) => {
        const [first] = pages;
        const rows = pages.flatMap((page) => page.rows);
        const last = first?.path.at(-1);
        const person = last?.agent === false;
        return (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
              <LinePath path={first?.path ?? []} onGo={onGo} />
              <p className="figures font-display font-semibold text-2xl">
                <FigureValue figure={figure} value={first?.total ?? '0'} />
              </p>
            </div>
            {person && OF_PLAY.includes(figure) ? (
              <MemberBets asked={{ ...asked, under }} />
            ) : person && kind ? (
              <MemberMoves asked={{ ...asked, under, kind }} />
            ) : rows.length === 0 ? (
              <EmptyState icon={<ListTree />} title={t('branches.empty')} text={t('branches.emptyText')} />
            ) : (
              <LineList
                rows={rows}
                label={t(`figures.${figure}`)}
                value={(row) => <FigureValue figure={figure} value={row.value} />}
                share={sharesOf(rows, ({ value }) => value)}
                onOpen={openerOf}
                {...(rows.some(({ count }) => count !== null) && {
                  detail: (row: BranchRow) =>
                    t('times', { count: row.count ?? 0, shown: displayCount(row.count ?? 0) }),
                })}
              />
            )}
            <MoreRows label={t('more')} query={query} />
          </>
        );
      }}
    </QueryView>
  );
}
