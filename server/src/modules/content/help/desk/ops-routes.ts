import * as about from '@lanna/contract/content/help/about-ops';
import * as contract from '@lanna/contract/content/help/ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Config } from '../../../../platform/process/config.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { listAboutPages, showAboutPage, showAboutPageVersion } from '../reading/about-pages.ts';
import { articles } from '../reading/list-articles.ts';
import { listCategories } from '../reading/list-categories.ts';
import { orderArticles, orderCategories } from '../reading/order.ts';
import { showArticle, showArticleVersion } from '../reading/show-article.ts';
import { addArticle, changeArticle, removeArticle } from '../save-article.ts';
import { dropDraft, publishPage, saveDraft } from './change-about-page.ts';
import { previewText } from './preview-text.ts';
import { publishTerms } from './publish-terms.ts';
import { addCategory, changeCategory, removeCategory } from './save-category.ts';

interface Deps {
  db: Database;
  clock: Clock;
  brands: Brands;
  config: Pick<Config, 'consoleHosts'>;
}

/** The console's calls about the help centre and the about pages. */
export function helpOps({ db, clock, brands, config: { consoleHosts } }: Deps): OpsRoute[] {
  return [
    ...categoryRoutes({ db }),
    ...articleRoutes({ db, clock }),
    ...pageRoutes({ db, clock, brands, consoleHosts }),
  ];
}

function categoryRoutes({ db }: { db: Database }): OpsRoute[] {
  return [
    opsRoute(contract.listHelpCategories, (call) => listCategories(db.kysely, call)),
    opsChange(db, contract.addHelpCategory, (tx, call) => addCategory(tx, call, call.body)),
    opsChange(db, contract.changeHelpCategory, (tx, call) =>
      changeCategory(tx, call, { ...call.params, ...call.body }),
    ),
    opsChange(db, contract.removeHelpCategory, (tx, call) => removeCategory(tx, call, call.params.id)),
    opsChange(db, contract.orderHelpCategories, (tx, call) => orderCategories(tx, call, call.body)),
  ];
}

function articleRoutes({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    ...articles.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.showHelpArticle, (call) => showArticle(db.kysely, call, call.params.id, clock.now())),
    opsRoute(contract.showHelpArticleVersion, (call) => showArticleVersion(db.kysely, call, call.params)),
    opsChange(db, contract.addHelpArticle, (tx, call) => addArticle(tx, call, call.body, clock.now())),
    opsChange(db, contract.changeHelpArticle, (tx, call) =>
      changeArticle(tx, call, { ...call.params, ...call.body }, clock.now()),
    ),
    opsChange(db, contract.removeHelpArticle, (tx, call) => removeArticle(tx, call, call.params.id)),
    opsChange(db, contract.orderHelpArticles, (tx, call) => orderArticles(tx, call, call.body)),
  ];
}

function pageRoutes({
  db,
  clock,
  brands,
  consoleHosts,
}: Omit<Deps, 'config'> & { consoleHosts: readonly string[] }): OpsRoute[] {
  return [
    opsRoute(contract.previewHelpText, async (call) => {
      const brand = await brands.findById(brandInScope(call.brands, call.body.ofBrand).id);
      if (!brand) throw new Refusal('not_found');
      return previewText(brand, call.body.content);
    }),
    opsRoute(about.listAboutPages, (call) => listAboutPages(db.kysely, call)),
    opsRoute(about.showAboutPage, async (call) =>
      showAboutPage(db.kysely, brandInScope(call.brands, call.params.code), call.params.page),
    ),
    opsRoute(about.showAboutPageVersion, async (call) =>
      showAboutPageVersion(db.kysely, brandInScope(call.brands, call.params.code), call.params),
    ),
    opsRoute(about.saveAboutDraft, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const request = { page: call.params.page, ...call.body };
      return db.transaction((tx) => saveDraft(tx, call, brand, request, clock.now()));
    }),
    opsRoute(about.dropAboutDraft, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const request = { page: call.params.page, ...call.body };
      return db.transaction((tx) => dropDraft(tx, call, brand, request, clock.now()));
    }),
    opsRoute(about.publishAboutPage, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const request = { page: call.params.page, ...call.body };
      return db.transaction((tx) => publishPage(tx, call, brand, request, clock.now()));
    }),
    opsRoute(about.publishTerms, async (call) => {
      const brand = brandInScope(call.brands, call.params.code);
      return db.transaction((tx) =>
        publishTerms(tx, call, brand, call.body, { now: clock.now(), consoleHosts }),
      );
    }),
  ];
}
