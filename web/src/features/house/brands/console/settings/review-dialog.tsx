import { loosenedKeys } from '@lanna/contract/house/brands/loosened-keys';
import { changeBrandContent, changeOpsBrand, type OpsBrand } from '@lanna/contract/house/brands/ops';
import { type SettingValues, settingIn, withSetting } from '@lanna/contract/house/brands/setting-keys';
import { newlyServed, reasonedKeys } from '@lanna/contract/house/brands/setting-rules';
import type { Region } from '@lanna/contract/house/brands/site-settings';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../../console/fields/reason-length.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { countryName } from './countries.ts';
import { Difference } from './difference.tsx';
import { useSettingText } from './setting-text.ts';

/** What the operator is about to save, as it stood when the dialog was opened. */
export interface Review {
  brand: OpsBrand;
  changes: SettingValues;
}

/** The difference, why it is made where that is asked for, and whether a second operator has to approve it. */
export function ReviewDialog({
  review: { brand, changes },
  contentOnly,
  onClose,
  onSaved,
}: {
  review: Review;
  contentOnly: boolean;
  onClose: () => void;
  onSaved: (saved: { changeId: string | null; proposalId: string | null }) => void;
}) {
  const { t, i18n } = useTranslation('brands-console');
  const { t: kit } = useTranslation('console');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const errorText = useSaveError();
  const save = useOpsMutation(contentOnly ? changeBrandContent : changeOpsBrand, { onDone: onSaved });
  const opened = brand.regionNeedsApproval ? placesOpened(brand, changes) : [];
  const text = useSettingText();
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, settingIn(brand.document, key)]));
  const loosened = loosenedKeys(before, changes);
  const isProposed = opened.length > 0 || loosened.length > 0;
  const needsReason = isProposed || reasonedKeys(changes).length > 0;
  const isShort = needsReason && reason.trim().length < REASON_MIN;
  const named = opened.map((place) =>
    place === '*'
      ? t('save.elsewhere')
      : place === '?'
        ? t('save.unknown')
        : countryName(place, i18n.language),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('save.title')}
      description={isProposed ? undefined : t('save.text')}
      size="medium"
      insistent
    >
      <form
        // What is missing is said in our own words.
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isShort || save.isPending) return;
          const body = { version: brand.version, changes, ...(needsReason ? { reason: reason.trim() } : {}) };
          save.mutate({ params: { code: brand.code }, body });
        }}
      >
        <Difference before={before} after={changes} />
        {isProposed && (
          <p className="flex gap-2 rounded-medium border border-warning/40 p-3 text-sm">
            <ShieldAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
            <span>
              {loosened.length > 0 && t('save.loosening', { settings: loosened.map(text.label).join(', ') })}{' '}
              {opened.length > 0 && t('save.proposing', { places: named.join(', ') })}
            </span>
          </p>
        )}
        {needsReason && <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />}
        {save.error && <FormError>{errorText(save.error)}</FormError>}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {isProposed ? t('save.propose') : t('save.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A refusal names settings: the operator reads which, and what of it. */
function useSaveError(): (error: Refusal) => string {
  const { t } = useTranslation('brands-console');
  const words = useRefusalText();
  const text = useSettingText();
  return (error) => {
    if (error.code === 'changed_meanwhile') return t('save.meanwhile');
    const { fields } = (error.facts ?? {}) as { fields?: { field: string; rule: string }[] };
    if (error.code !== 'invalid_input' || !fields?.length) return words(error);
    return fields
      .map(({ field, rule }) => `${nameOf(text, field)}: ${ruleText(t, rule) ?? words(error)}`)
      .join(' ');
  };
}

function nameOf(text: ReturnType<typeof useSettingText>, field: string): string {
  return text.label(field);
}

type Translate = ReturnType<typeof useTranslation<'brands-console'>>['t'];

function ruleText(t: Translate, rule: string): string | undefined {
  switch (rule) {
    case 'host_taken':
      return t('refused.host_taken');
    case 'host_of_console':
      return t('refused.host_of_console');
    case 'host_written':
      return t('refused.host_written');
    case 'host_not_proved':
      return t('refused.host_not_proved');
    case 'not_yours':
      return t('refused.not_yours');
    default:
      return undefined;
  }
}

function placesOpened({ document }: OpsBrand, changes: SettingValues): string[] {
  const wanted = Object.entries(changes).reduce<object>(
    (whole, [key, value]) => withSetting(whole, key, value),
    document,
  );
  return newlyServed(regionOf(document), regionOf(wanted));
}

function regionOf(document: object): Region {
  return settingIn(document, 'site.region') as Region;
}
