import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createArticle, createCategory } from './help.factory.ts';

const TITLE = 'How lanterns are lit';
const CONTENT = { TH: '<p>จุดโคม</p>', EN: '<p>With a match, and with care</p>' };
const text = { title: { TH: 'จุดโคมอย่างไร', EN: TITLE }, content: CONTENT };
const secrets = () => [TITLE];

const category = ({ db, river }: OpsFixture) => createCategory(db.kysely, river);
const article = async (fixture: OpsFixture) => {
  const of = await category(fixture);
  return { of, ...(await createArticle(fixture.db.kysely, of, text)) };
};
const slug = () => `s-${newId().slice(-12)}`;
const fields = () => ({ slug: slug(), name: { EN: 'Lanterns' }, lead: null, icon: 'start' });
const byId = {
  params: async (fixture: OpsFixture) => ({ id: (await article(fixture)).id }),
};
const page = { code: 'RIVER', page: 'about' };

/** A draft of a page of the river brand's, made anew: its version is what the call has to send. */
async function draft({ db, river, clock }: OpsFixture, name: string): Promise<number> {
  const { version } = await db.kysely
    .insertInto('help.page')
    .values({
      merchant_id: river.id,
      page: name,
      draft_title: text.title,
      draft_content: text.content,
      changed_at: clock.now(),
      changed_by: 'Test',
    })
    .onConflict((oc) =>
      oc
        .columns(['merchant_id', 'page'])
        .doUpdateSet({ draft_title: text.title, draft_content: text.content }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/help/categories': { access: 'help.read' },
  'POST /ops/help/categories': {
    access: 'help.change',
    input: () => ({ body: { ...fields(), ofBrand: 'RIVER' } }),
    foreign: 'not_found',
  },
  'PUT /ops/help/categories/:id': {
    access: 'help.change',
    input: async (fixture) => ({
      params: { id: (await category(fixture)).id },
      body: { ...fields(), version: 1 },
    }),
    foreign: 'not_found',
  },
  'DELETE /ops/help/categories/:id': {
    access: 'help.change',
    input: async (fixture) => ({ params: { id: (await category(fixture)).id } }),
    foreign: 'not_found',
  },
  'POST /ops/help/categories/order': {
    access: 'help.change',
    input: async (fixture) => {
      await category(fixture);
      const rows = await fixture.db.kysely
        .selectFrom('help.category')
        .select('id')
        .where('merchant_id', '=', fixture.river.id)
        .execute();
      return { body: { ofBrand: 'RIVER', ids: rows.map(({ id }) => id).slice(0, 500) } };
    },
    foreign: 'not_found',
  },
  'GET /ops/help/articles': { access: 'help.read', secrets },
  'GET /ops/help/articles.csv': { access: 'help.read', secrets },
  'GET /ops/help/articles/:id': {
    access: 'help.read',
    input: async (fixture) => ({ params: await byId.params(fixture) }),
    foreign: 'not_found',
    secrets,
  },
  'GET /ops/help/articles/:id/versions/:version': {
    access: 'help.read',
    input: async (fixture) => ({ params: { ...(await byId.params(fixture)), version: '1' } }),
    foreign: 'not_found',
    secrets,
  },
  'POST /ops/help/articles': {
    access: 'help.change',
    input: async (fixture) => ({
      body: { ...text, category: (await category(fixture)).id, slug: slug(), published: false },
    }),
    foreign: 'not_found',
  },
  'PUT /ops/help/articles/:id': {
    access: 'help.change',
    input: async (fixture) => {
      const { id, of } = await article(fixture);
      return {
        params: { id },
        body: { ...text, category: of.id, slug: slug(), published: true, version: 1 },
      };
    },
    foreign: 'not_found',
  },
  'DELETE /ops/help/articles/:id': {
    access: 'help.change',
    input: async (fixture) => ({ params: await byId.params(fixture) }),
    foreign: 'not_found',
  },
  'POST /ops/help/articles/order': {
    access: 'help.change',
    input: async (fixture) => {
      const { id, of } = await article(fixture);
      return { body: { category: of.id, ids: [id] } };
    },
    foreign: 'not_found',
  },
  'POST /ops/help/preview': {
    access: 'help.read',
    input: () => ({ body: { ofBrand: 'RIVER', content: CONTENT } }),
    foreign: 'not_found',
  },
  'GET /ops/help/pages': { access: 'help.read', secrets },
  'GET /ops/help/pages/:code/:page': {
    access: 'help.read',
    input: async (fixture) => {
      await draft(fixture, 'about');
      return { params: page };
    },
    foreign: 'not_found',
    secrets,
  },
  'GET /ops/help/pages/:code/:page/versions/:version': {
    access: 'help.read',
    input: () => ({ params: { ...page, page: 'refund', version: '7' } }),
    receives: 'not_found',
    foreign: 'not_found',
  },
  'PUT /ops/help/pages/:code/:page/draft': {
    access: 'help.change',
    input: async (fixture) => ({ params: page, body: { ...text, version: await draft(fixture, 'about') } }),
    foreign: 'not_found',
  },
  'POST /ops/help/pages/:code/:page/draft/drop': {
    access: 'help.change',
    input: async (fixture) => ({ params: page, body: { version: await draft(fixture, 'about') } }),
    foreign: 'not_found',
  },
  'POST /ops/help/pages/:code/:page/publish': {
    access: 'help.change',
    input: async (fixture) => ({ params: page, body: { version: await draft(fixture, 'about'), note: '' } }),
    foreign: 'not_found',
  },
  'POST /ops/help/terms/:code/publish': {
    access: 'help.publish-terms',
    input: async (fixture) => ({
      params: { code: 'RIVER' },
      body: {
        version: await draft(fixture, 'terms'),
        note: 'clearer words',
        reason: 'asked for by the test',
        termsVersion: null,
      },
    }),
    foreign: 'not_found',
  },
};
