import {
  addPointCodes,
  POINT_CODE_LENGTHS,
  POINT_CODES_AT_ONCE,
  type PointGoodRow,
} from '@lanna/contract/rewards/points/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonCallDialog } from '../../../../console/reason-call.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

/** Codes one a line, typed or pasted. They are sealed when they arrive; no page shows them again but to who redeemed one. */
export function CodesDialog({ good, onClose }: { good: PointGoodRow; onClose: () => void }) {
  const { t } = useTranslation('points-console');
  const [typed, setTyped] = useState('');
  const codes = typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { least, most } = POINT_CODE_LENGTHS;
  const misfit = codes.findIndex(({ length }) => length < least || length > most);
  return (
    <ReasonCallDialog
      endpoint={addPointCodes}
      input={(reason) => ({ params: { id: good.id }, body: { version: good.version, codes, reason } })}
      title={t('codes.add')}
      text={t('codes.text')}
      action={t('codes.add')}
      done={({ added }) => t('codes.added', { count: added })}
      onClose={onClose}
    >
      <TextAreaField
        label={t('codes.list')}
        hint={t('codes.hint', { count: codes.length, most: POINT_CODES_AT_ONCE })}
        error={misfit >= 0 ? t('codes.misfit', { line: misfit + 1, least, most }) : undefined}
        rows={8}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </ReasonCallDialog>
  );
}
