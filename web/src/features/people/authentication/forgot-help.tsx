import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';

export type ForgotWay = 'phone' | 'email';

/**
 * Below a way to a new password: what to do when nothing comes. The server does not say whether there is such an account, so
 * a visitor without one would wait in vain: the other way, then people.
 */
export function ForgotHelp({
  way,
  otherWay,
}: {
  way: ForgotWay;
  /** Undefined where the brand offers one way only. */
  otherWay: (() => void) | undefined;
}) {
  const { t } = useTranslation('authentication');
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-4 text-sm">
      <p className="font-medium">{t(`forgot.stuck.${way}`)}</p>
      {otherWay && (
        <Button variant="ghost" size="small" className="-ml-3 self-start" onClick={otherWay}>
          {t(`forgot.instead.${way}`)}
        </Button>
      )}
      <p className="text-muted">
        <MessageText>{t('forgot.service')}</MessageText>
      </p>
    </div>
  );
}
