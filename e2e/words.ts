import accounts from '../web/src/i18n/words/accounts/th.json' with { type: 'json' };
import catalogue from '../web/src/i18n/words/catalogue/th.json' with { type: 'json' };
import fairness from '../web/src/i18n/words/fairness/th.json' with { type: 'json' };
import game from '../web/src/i18n/words/game/th.json' with { type: 'json' };
import member from '../web/src/i18n/words/member/th.json' with { type: 'json' };
import outbox from '../web/src/i18n/words/outbox/th.json' with { type: 'json' };
import refusals from '../web/src/i18n/words/refusals/th.json' with { type: 'json' };
import security from '../web/src/i18n/words/security/th.json' with { type: 'json' };
import shell from '../web/src/i18n/words/shell/th.json' with { type: 'json' };
import siteStates from '../web/src/i18n/words/site-states/th.json' with { type: 'json' };
import ui from '../web/src/i18n/words/ui/th.json' with { type: 'json' };

/** The site's own Thai words: tests press what players read, and a changed word changes both. */
export const words = {
  accounts,
  catalogue,
  fairness,
  game,
  member,
  outbox,
  refusals,
  security,
  shell,
  'site-states': siteStates,
  ui,
};
