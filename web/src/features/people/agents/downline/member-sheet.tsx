import { moneyOf } from '@lanna/contract/money';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { PartsAt } from '../../../../parts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { RatesPart } from '../rates/rates-part.tsx';
import { AppointPart } from './appoint-part.tsx';
import { RemarkPart } from './remark-part.tsx';

/** One member below the agent: what is known, and what can be done, by this topic and by others. */
export function MemberSheet({
  member,
  open,
  onClose,
  onOpenTeam,
}: {
  member: DownlineMember;
  open: boolean;
  onClose: () => void;
  onOpenTeam: () => void;
}) {
  const { t } = useTranslation('agents');
  const { timeZone, currencySymbol } = useBrand();
  const { account, type, level, status, frozen, joinedAt, lastLoginAt, lastSeenAt, balance, direct } = member;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={account}
      description={`${t(`downline.types.${type}`)} · ${t('downline.levelOf', { level: displayCount(level) })}`}
    >
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-medium border border-line bg-line">
          <Fact name={t('downline.status')}>
            <span className="flex flex-wrap gap-1">
              <Badge tone={status === 'active' ? 'success' : 'quiet'}>
                {t(`downline.statuses.${status}`)}
              </Badge>
              {frozen && <Badge tone="danger">{t('downline.frozen')}</Badge>}
            </span>
          </Fact>
          <Fact name={t('downline.direct')}>{displayCount(direct)}</Fact>
          <Fact name={t('downline.joinedAt')}>{displayDateTime(joinedAt, timeZone)}</Fact>
          <Fact name={t('downline.lastLoginAt')}>
            {lastLoginAt ? displayDateTime(lastLoginAt, timeZone) : t('downline.never')}
          </Fact>
          <Fact name={t('downline.lastSeenAt')}>
            {lastSeenAt ? displayDateTime(lastSeenAt, timeZone) : t('downline.never')}
          </Fact>
          {balance !== null && (
            <Fact name={t('downline.balance')}>
              <MoneyText amount={moneyOf(balance)} symbol={currencySymbol} />
            </Fact>
          )}
        </dl>
        {level === 1 && <RemarkPart member={member} />}
        <section aria-labelledby="member-actions" className="flex flex-col gap-3">
          <h3 id="member-actions" className="font-display font-semibold">
            {t('downline.whatYouCanDo')}
          </h3>
          <div className="flex flex-col gap-2">
            {direct > 0 && (
              <Button variant="secondary" wide icon={<Users aria-hidden="true" />} onClick={onOpenTeam}>
                {t('downline.openTeam')}
              </Button>
            )}
            <RatesPart member={member} />
            <AppointPart member={member} />
            <PartsAt place="downlineMember" props={{ member }} />
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 bg-raised px-3.5 py-2.5">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="figures min-w-0 break-words text-sm">{children}</dd>
    </div>
  );
}
