import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { SecondFactor } from './second-factor.ts';

/** Asks for the second step where the account has one; draws nothing where it has none. */
export function SecondFactorField({
  factor,
  error,
  onChange,
}: {
  factor: SecondFactor;
  /** What was wrong with the code, or that it is missing. */
  error: string | undefined;
  /** Something else was typed: what was said about it before no longer holds. */
  onChange: () => void;
}) {
  const { t } = useTranslation('security');
  if (!factor.asked) return null;
  return (
    <>
      {factor.byPasskey ? (
        <p className="flex items-start gap-2.5 rounded-medium bg-sunken px-4 py-3 text-sm">
          <Fingerprint className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          {t('prove.passkeyNext')}
        </p>
      ) : (
        <TextField
          label={t('prove.code')}
          hint={t('prove.codeHint')}
          error={error}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={factor.code}
          onChange={(event) => {
            factor.write(event.target.value);
            onChange();
          }}
        />
      )}
      {factor.passkeyOffered && (
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          onClick={() => factor.choose(!factor.byPasskey)}
        >
          {factor.byPasskey ? t('prove.codeInstead') : t('prove.passkeyInstead')}
        </Button>
      )}
    </>
  );
}
