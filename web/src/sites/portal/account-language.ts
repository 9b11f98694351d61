import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { chooseLanguage, type memberInfo } from '@lanna/contract/people/members/members';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/calls/call.ts';
import { type Brand, brandInPage } from '../../api/content/brand.ts';
import { memberQuery } from '../../api/queries.ts';
import { readSession } from '../../api/session.ts';
import { laterChoice } from '../../i18n/later-choice.ts';
import { adoptLanguage, chosenLanguage, currentLanguage } from '../../i18n/words.ts';

type Member = Pick<Value<typeof memberInfo>, 'language' | 'languageChosenAt' | 'type'>;
const TRIAL_TYPE = 4;

/** After a login: the account's language is shown, unless another one was chosen in this browser later. */
export async function followLanguage(queries: QueryClient, member: Member): Promise<void> {
  if (member.type === TRIAL_TYPE) return;
  const ofAccount = {
    language: member.language,
    atMs: member.languageChosenAt === null ? null : Date.parse(member.languageChosenAt),
  };
  const chosen = laterChoice(chosenLanguage(), ofAccount);
  if (chosen !== ofAccount) {
    if (chosen.language !== member.language) await reportLanguage(queries, chosen.language);
  } else if (isOffered(queries, chosen.language)) {
    if (chosen.language !== currentLanguage() || chosen.atMs !== null) await adoptLanguage(chosen);
  }
}

/** The picker's choice is saved to the account too. Without a connection it stays in this browser until the next login. */
export async function reportLanguage(queries: QueryClient, language: Language): Promise<void> {
  const session = readSession();
  if (!session || session.trial) return;
  const notified = await call(chooseLanguage, { body: { language } }).catch(() => undefined);
  if (!notified || readSession()?.token !== session.token || currentLanguage() !== notified.language) return;
  queries.setQueryData(
    memberQuery.queryKey,
    (known) => known && { ...known, language: notified.language, languageChosenAt: notified.chosenAt },
  );
  // By the server's clock, as the choices of other devices.
  await adoptLanguage({ language: notified.language, atMs: Date.parse(notified.chosenAt) });
}

function isOffered(queries: QueryClient, language: Language): boolean {
  const brand = queries.getQueryData<Brand>(['brand']) ?? brandInPage();
  return brand?.languages.includes(language) ?? false;
}
