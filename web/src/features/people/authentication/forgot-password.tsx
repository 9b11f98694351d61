import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { switchesQuery } from '../identity/queries.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import { ForgotHelp, type ForgotWay } from './forgot-help.tsx';
import type { LoginOutcome } from './log-in.ts';

/** Resets a forgotten password, by e-mail or phone as the brand offers. */
export function ForgotPassword({
  onOutcome,
  onClose,
  onBack,
}: {
  onOutcome: (outcome: LoginOutcome) => void;
  onClose: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('authentication');
  const { data: switches } = useQuery(switchesQuery);
  const ways: ForgotWay[] = [
    ...(switches?.resetByPhone ? (['phone'] as const) : []),
    ...(switches?.resetByEmail ? (['email'] as const) : []),
  ];
  const [chosen, setChosen] = useState<ForgotWay>();
  const way = ways.find((open) => open === chosen) ?? ways[0];
  const other = ways.find((open) => open !== way);
  return (
    <div className="flex flex-col gap-5">
      {ways.length > 1 && way && (
        <Segments
          label={t('forgot.ways')}
          segments={ways.map((value) => ({ value, label: t(`forgot.way.${value}`) }))}
          value={way}
          onValueChange={setChosen}
        />
      )}
      {way === 'phone' && <ForgotByPhone onOutcome={onOutcome} />}
      {way === 'email' && <ForgotByEmail onClose={onClose} />}
      {way && <ForgotHelp way={way} otherWay={other && (() => setChosen(other))} />}
      {switches && !way && (
        <p className="text-muted">
          <MessageText>{t('forgot.closed')}</MessageText>
        </p>
      )}
      <Button variant="ghost" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </div>
  );
}
