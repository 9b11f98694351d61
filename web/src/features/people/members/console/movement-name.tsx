import { type LocalText, localText } from '@lanna/rules/local-text';
import { useCodeName } from '../../../../console/names/transfer-code.ts';
import { currentLanguage } from '../../../../i18n/words.ts';

/** Why money moved, and what it was about where there is a name for it: the promotion that paid. */
export function MovementName({ code, about }: { code: string; about: LocalText | null }) {
  const codeName = useCodeName();
  if (about === null) return codeName(code);
  return (
    <>
      {codeName(code)} <span className="text-muted">· {localText(about, currentLanguage(), 'TH')}</span>
    </>
  );
}
