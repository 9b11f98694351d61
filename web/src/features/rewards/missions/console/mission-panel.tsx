import type { Value } from '@lanna/contract/endpoint';
import { publishMission, showMission, stopMission } from '@lanna/contract/rewards/missions/ops';
import type { MissionTrigger } from '@lanna/rules/rewards/missions/terms';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MissionDialog } from './mission-dialog.tsx';
import { MissionPreview } from './mission-preview.tsx';
import { MISSION_TONES } from './mission-tones.ts';
import { useStepText } from './use-step-text.ts';

export type ShownMission = Value<typeof showMission>;

/** A mission as members see it, with how far they are, what it costs, and what can be done with it. */
export function MissionPanel({ id }: { id: string }) {
  const { t } = useTranslation('missions-console');
  return (
    <QueryView
      query={useOps(showMission, { params: { id } })}
      label={t('missions.one')}
      failed={t('missions.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(mission) => <Mission mission={mission} />}
    </QueryView>
  );
}

function Mission({ mission }: { mission: ShownMission }) {
  const { t } = useTranslation('missions-console');
  const [isChanging, setChanging] = useState(false);
  const { id, edit, brand, state, terms } = mission;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={MISSION_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { label: t('field.repeat'), value: t(`repeat.${terms.repeat}`) },
          { label: t('field.leastRank'), value: String(terms.leastRank) },
          ...audienceFacts(terms.audience, t),
          { label: t('field.startsAt'), value: <When at={mission.startsAt} brand={brand} variant="full" /> },
          mission.endsAt !== null && {
            label: t('field.endsAt'),
            value: <When at={mission.endsAt} brand={brand} variant="full" />,
          },
          { label: t('field.spent'), value: <Money amount={mission.spent} brand={brand} /> },
          { label: t('field.budget'), value: <Money amount={mission.budget} brand={brand} /> },
          {
            label: t('field.given'),
            value: <ConsoleLink href={`/mission-rewards?mission=${id}`}>{t('missions.given')}</ConsoleLink>,
          },
        ]}
      />
      <Can permission="missions.change" brand={brand}>
        <div className="flex flex-wrap gap-2">
          {state === 'draft' && (
            <>
              <ReasonCallButton
                endpoint={publishMission}
                input={(reason) => ({ params: { id }, body: { edit, reason } })}
                label={t('missions.publish')}
                text={t('missions.publishText')}
                variant="primary"
                done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.published')}
              />
              <Button variant="secondary" onClick={() => setChanging(true)}>
                {t('missions.change')}
              </Button>
            </>
          )}
          {state === 'published' && (
            <ReasonCallButton
              endpoint={stopMission}
              input={(reason) => ({ params: { id }, body: { edit, reason } })}
              label={t('missions.stop')}
              text={t('missions.stopText')}
              tone="danger"
              done={() => t('done.stopped')}
            />
          )}
        </div>
      </Can>
      <MissionPreview mission={mission} />
      <Steps mission={mission} />
      {isChanging && <MissionDialog mission={mission} onClose={() => setChanging(false)} />}
    </div>
  );
}

function audienceFacts(audience: ShownMission['terms']['audience'], t: Words) {
  if (!audience) return [];
  const { registeredSince, label, agent } = audience;
  return [
    registeredSince !== null && { label: t('form.registeredSince'), value: registeredSince.slice(0, 10) },
    label !== null && { label: t('form.label'), value: label },
    agent !== null && { label: t('form.agent'), value: agent },
  ];
}

type Words = TFunction<'missions-console'>;

/** Each step, and how many are where. */
function Steps({ mission }: { mission: ShownMission }) {
  const { t } = useTranslation('missions-console');
  const text = useStepText();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('missions.steps')}</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {mission.terms.steps.map(({ trigger, reward }, at) => {
          const at1 = at + 1;
          const counts = mission.steps.find(({ step }) => step === at1);
          return (
            <li key={at1} className="rounded-medium bg-sunken p-3">
              <p className="font-medium">
                {at1}. {text.goal(trigger as MissionTrigger)} → {text.reward(reward)}
              </p>
              <p className="text-muted text-xs">{text.games(trigger as MissionTrigger)}</p>
              <p className="figures text-xs">
                {t('missions.counts', {
                  open: counts?.open ?? 0,
                  reached: counts?.reached ?? 0,
                  claimed: counts?.claimed ?? 0,
                  dry: counts?.dry ?? 0,
                })}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
