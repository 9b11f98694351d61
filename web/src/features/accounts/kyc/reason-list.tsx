import type { IdentityReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { Lightbulb, MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../ui/text/message-text.tsx';

/** Why it was not accepted, each reason with what to do next, and what the desk has written besides. */
export function ReasonList({ reasons, words }: { reasons: readonly IdentityReason[]; words: string }) {
  const { t } = useTranslation('kyc');
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-medium text-sm">{t('reasons')}</h4>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-medium border border-line bg-surface">
        {reasons.map((reason) => (
          <li key={reason} className="px-4 py-3 text-sm">
            <p className="font-medium">{t(`reason.${reason}.title`)}</p>
            <p className="mt-0.5 flex items-start gap-2 text-muted">
              <Lightbulb className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
              <span>
                <MessageText>{t(`reason.${reason}.next`)}</MessageText>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {words !== '' && (
        <blockquote className="flex items-start gap-2.5 rounded-medium bg-surface px-4 py-3 text-sm">
          <MessageSquareQuote className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span>
            <span className="block text-muted text-xs">{t('deskWords')}</span>
            {words}
          </span>
        </blockquote>
      )}
    </div>
  );
}
