import { percentOf } from '@lanna/rules/rewards/missions/terms';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { missionsQuery } from './queries.ts';
import { useRewardText } from './use-reward-text.ts';

const SHOWN = 4;

/** The first missions that are open to the member, what can be claimed ahead. Nothing for visitors, or for who is out of play or wants no offers. */
export function HomeStrip() {
  const { t } = useTranslation('missions');
  const shown = useRewardText();
  const ofMember = isMember(useSession());
  const excluded = useIsExcluded();
  const { data } = useQuery({ ...missionsQuery, enabled: ofMember && !excluded });
  const open = (data?.missions ?? [])
    .flatMap((mission) => {
      const step = mission.steps.find(({ state }) => state === 'done' || state === 'open');
      return step ? [{ mission, step }] : [];
    })
    .sort((one, other) => Number(other.step.state === 'done') - Number(one.step.state === 'done'))
    .slice(0, SHOWN);
  if (!ofMember || excluded || data?.isQuiet || open.length === 0) return null;
  const title = t('title');
  return (
    <section aria-label={title}>
      <RowHead title={title} icon={<Trophy />}>
        <a
          href={paths.memberCentre('missionLeaderboard')}
          className="flex min-h-8 items-center gap-1 text-muted text-sm hover:text-accent-text"
        >
          {t('all')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      </RowHead>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:px-0">
        {open.map(({ mission, step }) => (
          <li key={`${mission.id} ${mission.period}`} className="w-72 shrink-0 snap-start lg:w-auto">
            <a
              href={paths.memberCentre('missionLeaderboard')}
              className="lit flex h-full flex-col justify-between gap-3 rounded-large bg-raised p-4"
            >
              <span className="min-w-0">
                <span className="block truncate font-semibold">{shown.name(mission.name)}</span>
                <span className="block text-accent-text text-sm">{shown.reward(step.reward)}</span>
              </span>
              {step.state === 'done' ? (
                <span className="font-semibold text-sm">{t('ready')}</span>
              ) : (
                <Progress
                  label={t('progress')}
                  value={percentOf(BigInt(step.progress), BigInt(step.goal))}
                  valueText={t('of', {
                    done: shown.figure(step.trigger, step.progress),
                    goal: shown.figure(step.trigger, step.goal),
                  })}
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
