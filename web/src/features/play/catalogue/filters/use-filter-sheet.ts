import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../ui/layers/notify.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

/**
 * The sheet's code is fetched when a pointer or the focus nears its button, not with the page. Until it has come, `open` asks
 * for its frame.
 */
export function useFilterSheet() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();

  async function show() {
    setOpen(true);
    try {
      const found = await fetchSheet();
      setSheet(() => found);
    } catch {
      setOpen(false);
      notify({ tone: 'danger', text: t('failed.slowTitle'), detail: t('failed.slowText') });
    }
  }

  return {
    Sheet,
    open,
    show,
    hide: () => setOpen(false),
    approach: () => void fetchSheet().catch(() => undefined),
  };
}

async function fetchSheet() {
  return (await import('./filter-sheet.tsx')).FilterSheet;
}
