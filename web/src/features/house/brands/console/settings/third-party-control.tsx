import type { ThirdPartySettings } from '@lanna/contract/house/brands/third-party-settings';
import { firebaseAddresses } from '@lanna/rules/people/authentication/firebase-addresses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { LinesControl } from './list-controls.tsx';
import type { ControlProps } from './setting-control.tsx';

/** A service as it is given: what is left out, the schema adds. */
export type ThirdPartyGiven = Omit<Partial<ThirdPartySettings>, 'audience' | 'apiKey'> &
  Pick<ThirdPartySettings, 'audience' | 'apiKey'>;

/** An identity service: of Google's own two lines are enough. */
export function ThirdPartyControl(props: ControlProps<ThirdPartyGiven | null>) {
  const { value, onChange, disabled } = props;
  const { t } = useTranslation('brands-console');
  const [isOther, setOther] = useState(value !== null && !isGoogle(value));
  if (!value)
    return (
      <Checkbox
        label={t('edit.use')}
        disabled={disabled}
        checked={false}
        onChange={() => onChange({ audience: '', apiKey: '' })}
      />
    );
  const given = value;
  const check = given.humanCheck;

  function rename(audience: string) {
    // Google's addresses follow from the project; others stay as they were given.
    const { issuer, jwksUrl, ...rest } = given;
    onChange(isGoogle(given) ? { ...rest, audience } : { ...given, audience });
  }

  const line = (label: string, shown: string | null | undefined, write: (text: string) => void) => (
    <TextField
      label={label}
      value={shown ?? ''}
      disabled={disabled}
      onChange={({ target }) => write(target.value)}
    />
  );
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <Checkbox label={t('edit.use')} disabled={disabled} checked onChange={() => onChange(null)} />
      {line(t('edit.project'), given.audience, rename)}
      {line(t('edit.key'), given.apiKey, (apiKey) => onChange({ ...given, apiKey }))}
      <Checkbox
        label={t('edit.advanced')}
        disabled={disabled}
        checked={isOther}
        onChange={({ target }) => {
          setOther(target.checked);
          if (!target.checked) onChange({ audience: given.audience, apiKey: given.apiKey });
        }}
      />
      {isOther && (
        <>
          {line(t('edit.service'), given.apiUrl, (apiUrl) => onChange({ ...given, apiUrl }))}
          {line(t('edit.issuer'), given.issuer, (issuer) => onChange({ ...given, issuer }))}
          {line(t('edit.keys'), given.jwksUrl, (jwksUrl) => onChange({ ...given, jwksUrl }))}
          {check && (
            <>
              {line(t('edit.script'), check.scriptUrl, (scriptUrl) =>
                onChange({ ...given, humanCheck: { ...check, scriptUrl } }),
              )}
              {line(t('edit.siteKey'), check.siteKey, (siteKey) =>
                onChange({ ...given, humanCheck: { ...check, siteKey: siteKey || null } }),
              )}
              {(['scriptSources', 'frameSources'] as const).map((part) => (
                <div key={part} className="flex flex-col gap-1.5">
                  <p className="font-medium text-muted text-sm" id={`third-party-${part}`}>
                    {part === 'scriptSources' ? t('edit.scripts') : t('edit.frames')}
                  </p>
                  <LinesControl
                    {...props}
                    labelledBy={`third-party-${part}`}
                    value={check[part]}
                    onChange={(lines) => onChange({ ...given, humanCheck: { ...check, [part]: lines } })}
                  />
                </div>
              ))}
            </>
          )}
        </>
      )}
    </div>
  );
}

function isGoogle({ audience, issuer }: ThirdPartyGiven): boolean {
  return issuer === undefined || issuer === firebaseAddresses(audience).issuer;
}
