import { moneyOf } from '@lanna/contract/money';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { linesOf } from '@lanna/rules/rewards/leaderboards/terms';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';
import { displayDateTime } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { BoardTerms } from '../../../../shared-parts/rewards/board-terms.tsx';
import type { ShownOpsBoard } from './board-panel.tsx';

/** A leaderboard as members read it from its publication until it begins. */
export function BoardPreview({ board }: { board: ShownOpsBoard }) {
  const { t } = useTranslation('leaderboards-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <AmongMissions board={board} language={language} />}
    </MemberPreview>
  );
}

function AmongMissions({ board, language }: { board: ShownOpsBoard; language: Previewed }) {
  const { t } = useTranslation('missions', { lng: LANGUAGES[language].tag });
  const brand = useOperator().brands.find(({ code }) => code === board.brand);
  const seen = {
    ...{ ...board, state: 'ahead' as const },
    title: localText(board.title, language, 'TH'),
    prizes: linesOf(board.prizes),
  };
  return (
    <article className="lit flex flex-col gap-4 rounded-large bg-raised p-4">
      <BoardTerms
        board={seen}
        t={t}
        money={(text) => displayMoney(moneyOf(text), brand?.currencySymbol)}
        moment={(at) => displayDateTime(at, brand?.timeZone ?? 'UTC')}
        heading="h4"
      />
      <p className="text-muted text-sm">{t('board.empty')}</p>
    </article>
  );
}
