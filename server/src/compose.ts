import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { dressShell } from './dress-shell.ts';
import { background } from './modules/accounts/background.ts';
import { accountJobs } from './modules/accounts/jobs.ts';
import { resolveSession } from './modules/accounts/resolve-session.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { brandSenders } from './modules/accounts/senders.ts';
import { hearSessionChanges } from './modules/accounts/session-changes.ts';
import { TOTP_SECRETS } from './modules/accounts/totp-secret.ts';
import { agentRoutes } from './modules/agents/routes.ts';
import { mountBrandFiles } from './modules/brands/brand-files.ts';
import { checkSite } from './modules/brands/check-site.ts';
import { findBrands } from './modules/brands/find-brand.ts';
import { brandRoutes } from './modules/brands/routes.ts';
import { SIGNING_KEYS } from './modules/brands/signing-key.ts';
import { siteRoutes } from './modules/brands/site-routes.ts';
import { cashierRoutes } from './modules/cashier/routes.ts';
import { mountArt } from './modules/catalogue/art.ts';
import { firstGamesInPage } from './modules/catalogue/first-games-in-page.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { ledgerJobs } from './modules/ledger/jobs.ts';
import { vendorWalletJobs } from './modules/vendor-wallet/jobs.ts';
import { vendorWalletPortalRoutes } from './modules/vendor-wallet/portal-routes.ts';
import { vendorWalletPlugin } from './modules/vendor-wallet/routes.ts';
import { sweepJob } from './modules/vendor-wallet/sweep-open-rounds.ts';
import { bodyEncryption, SERVER_KEYS } from './platform/body-encryption.ts';
import { bringUnderKey } from './platform/bring-under-key.ts';
import { sweepPictureCaptchas } from './platform/captcha/picture-captcha.ts';
import { SHARED_SECRETS, sharedSecret } from './platform/captcha/shared-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase, ping } from './platform/database.ts';
import { countryLookup } from './platform/geo/country-of.ts';
import { mountHealth } from './platform/health.ts';
import { buildApp } from './platform/http/build-app.ts';
import { mountRoutes } from './platform/http/mount-routes.ts';
import { mountSiteFiles } from './platform/http/site-files.ts';
import { sweepExpired } from './platform/http/sweep-expired.ts';
import type { Job } from './platform/jobs/job.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import type { Log } from './platform/log.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { mountMetrics } from './platform/metrics.ts';
import { sweepOutbox } from './platform/outbox/outbox.ts';
import { mountPush } from './platform/push/mount-push.ts';
import { type SecretKey, secretBox } from './platform/secret-box.ts';
import { httpSmsSender } from './platform/sms/http-sms-sender.ts';

export const ROLES = ['http', 'push', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

export interface Portal {
  app: FastifyInstance;
  /** Lets everything accepted finish, then lets go of the database. */
  stop(): Promise<void>;
}

/** The one place where everything is wired, top to bottom. Starts the roles asked for; does not listen yet. */
export async function compose(options: {
  config: Config & { databaseUrl: string; secretKeys: readonly SecretKey[] };
  log: Log;
  clock: Clock;
  roles: readonly Role[];
}): Promise<Portal> {
  const { config, log, clock, roles } = options;
  const db = openDatabase({
    url: config.databaseUrl,
    maxConnections: config.databaseConnections,
    onError: () => log.warn('an idle database connection was lost'),
  });
  const brands = findBrands(db.kysely, clock, log);
  const changes =
    roles.includes('http') || roles.includes('push')
      ? await hearSessionChanges({ url: config.databaseUrl, db, log })
      : undefined;
  const sessions = resolveSession({ db, clock, brands, ...(changes ? { changes } : {}) });
  const secrets = secretBox(config.secretKeys);
  await bringUnderKey(db, secrets, [...TOTP_SECRETS, SHARED_SECRETS, SIGNING_KEYS, SERVER_KEYS]);
  const encryption = bodyEncryption({ db, clock, secrets });
  // From the first start on there is something to know the key by.
  await sharedSecret({ db, clock, secrets }, 'key-check')();
  // Data of some megabytes: opened once, used by all.
  const countryOf = countryLookup(config.geoFile);
  const senders = brandSenders({ db, clock }, providersOf(config));
  const afterAnswering = background(log);
  const deps = {
    db,
    clock,
    secrets,
    brands,
    encryption,
    log,
    countryOf,
    senders,
    background: afterAnswering,
  };
  let stopping = false;

  const app = await buildApp({ log, trustProxy: config.trustProxy, frameSources: frameSources(config) });
  mountHealth(
    app,
    () => ping(db),
    () => stopping,
  );
  mountMetrics(app, db.pool);
  if (roles.includes('push'))
    await mountPush(app, {
      databaseUrl: config.databaseUrl,
      log,
      resolveBrand: brands.findByHost,
      resolveSession: sessions,
    });
  if (roles.includes('http')) {
    const siteCheck = checkSite({ brands, countryOf });
    const routes = [
      ...brandRoutes(deps),
      ...siteRoutes({ ...deps, outboxOf: senders.outboxOf }),
      ...accountRoutes(deps),
      ...agentRoutes(deps),
      ...catalogueRoutes(deps),
      ...vendorWalletPortalRoutes(deps),
      ...cashierRoutes(deps),
    ];
    mountRoutes(app, routes, {
      pool: db.pool,
      encryption,
      resolveBrand: brands.findByHost,
      resolveSession: sessions,
      checkSite: siteCheck,
    });
    await app.register(vendorWalletPlugin, { ...deps, ...(changes ? { changes } : {}) });
    mountBrandFiles(app, deps);
    mountArt(app, deps);
    await mountSiteFiles(
      app,
      fileURLToPath(new URL('../../web/dist/', import.meta.url)),
      dressShell({
        brands,
        checkSite: siteCheck,
        firstGamesInPage: firstGamesInPage(deps),
        frameSources: frameSources(config),
      }),
    );
  }
  const jobs = roles.includes('jobs')
    ? await startJobs(
        config,
        log,
        platformJobs(db, clock, encryption.rotate).concat(
          ledgerJobs(deps),
          accountJobs(deps),
          vendorWalletJobs(deps),
          sweepJob(deps),
        ),
      )
    : undefined;

  return {
    app,
    stop: async () => {
      stopping = true;
      await app.close();
      await jobs?.stop();
      await changes?.stop();
      await afterAnswering.settled();
      await db.close();
    },
  };
}

/** A demo on plain HTTP may frame games on plain HTTP; a site on HTTPS frames HTTPS only. */
function frameSources(config: Config): string[] {
  const plain = config.publicUrl.startsWith('http:') ? ['http:'] : [];
  return [...plain, new URL(config.studioUrl).origin];
}

function providersOf(config: Config) {
  return {
    mailer: config.mail && smtpMailer(config.mail),
    smsSender: config.sms && httpSmsSender(config.sms),
  };
}

function platformJobs(db: Database, clock: Clock, rotateKeys: () => Promise<void>): Job[] {
  return [
    {
      name: 'platform-sweep',
      cron: '*/10 * * * *',
      run: async () => {
        await sweepExpired(db.pool, clock.now());
        await sweepOutbox({ db, clock });
        await sweepPictureCaptchas({ db, clock });
      },
    },
    { name: 'platform-rotate-keys', cron: '3 * * * *', run: rotateKeys },
  ];
}

/** The queue keeps its own schema, so its few connections are the owner's. */
async function startJobs(config: Config & { databaseUrl: string }, log: Log, jobs: Job[]) {
  const owner = openDatabase({ url: config.databaseUrl, maxConnections: 4, role: null });
  const runner = await runJobs({ pool: owner.pool, jobs, log });
  return {
    stop: async () => {
      await runner.stop();
      await owner.close();
    },
  };
}
