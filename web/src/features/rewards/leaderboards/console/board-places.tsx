import { moneyOf } from '@lanna/contract/money';
import { takeOutPlace } from '@lanna/contract/rewards/leaderboards/ops';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { When } from '../../../../console/when.tsx';
import type { ShownOpsBoard } from './board-panel.tsx';

/** The places as they stand, which members see with masked names; a second operator decides whether one is taken out. */
export function BoardPlaces({ board }: { board: ShownOpsBoard }) {
  const { t } = useTranslation('leaderboards-console');
  const { id, brand, state, places, removed } = board;
  if (state === 'draft') return null;
  const shown = (score: string) => t(`scored.${board.score}`, { shown: displayMoney(moneyOf(score)) });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('places.title')}</h3>
      {places.length === 0 && <p className="text-muted text-sm">{t('places.empty')}</p>}
      <ol className="flex flex-col gap-2 text-sm">
        {places.map(({ place, member, score, reachedAt, amount, isQuestioned }) => (
          <li key={member.id} className="flex flex-wrap items-center gap-3 rounded-medium bg-sunken p-3">
            <span className="figures w-8 shrink-0 text-muted">{place}</span>
            <span className="min-w-0 flex-1">
              <MemberLink id={member.id} brand={brand}>
                {member.name}
              </MemberLink>
              <span className="figures block text-muted text-xs">
                {shown(score)} · <When at={reachedAt} brand={brand} />
              </span>
            </span>
            <Money amount={amount} brand={brand} />
            {isQuestioned ? (
              <span className="text-warning text-xs">{t('places.questioned')}</span>
            ) : (
              (state === 'published' || state === 'closed') && (
                <Can permission="leaderboards.change" brand={brand}>
                  <ReasonCallButton
                    endpoint={takeOutPlace}
                    input={(reason) => ({ params: { id }, body: { member: member.id, reason } })}
                    label={t('places.takeOut')}
                    title={t('places.takeOutOf', { name: member.name })}
                    text={t('places.takeOutText')}
                    tone="danger"
                    done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.takenOut')}
                  />
                </Can>
              )
            )}
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <h3 className="font-semibold text-sm">{t('places.removed')}</h3>
          <ul className="flex flex-col gap-2 text-sm">
            {removed.map(({ member, score, reason, at, by }) => (
              <li key={member.id} className="rounded-medium bg-sunken p-3">
                <MemberLink id={member.id} brand={brand}>
                  {member.name}
                </MemberLink>{' '}
                · {shown(score)}
                <span className="block text-muted text-xs">
                  {reason} · {by} · <When at={at} brand={brand} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
