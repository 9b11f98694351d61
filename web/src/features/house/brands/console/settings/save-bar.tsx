import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import type { Draft } from './use-draft.ts';

/** Stays at the lower edge while something is changed and not saved. */
export function SaveBar({
  draft,
  meanwhile,
  onReview,
  onPreview,
}: {
  draft: Draft;
  meanwhile: boolean;
  onReview: () => void;
  /** Where something of it can be seen. */
  onPreview: (() => void) | undefined;
}) {
  const { t } = useTranslation('brands-console');
  const count = Object.keys(draft.changes).length;
  const wrong = draft.issues.size;
  if (count === 0) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-frame px-4 py-3 shadow-float lg:-mx-6 lg:px-6">
      {meanwhile && <p className="mb-2 text-sm text-warning">{t('save.meanwhile')}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium text-sm">
          {t('save.count', { count })}
          {wrong > 0 && <span className="ml-3 text-danger">{t('save.wrong', { count: wrong })}</span>}
        </p>
        <div className="flex gap-2">
          <Button variant="ghost" onClick={draft.clear}>
            {t('save.discard')}
          </Button>
          {onPreview && (
            <Button variant="secondary" disabled={wrong > 0} onClick={onPreview}>
              {t('save.preview')}
            </Button>
          )}
          <Button disabled={wrong > 0} onClick={onReview}>
            {t('save.review')}
          </Button>
        </div>
      </div>
    </div>
  );
}
