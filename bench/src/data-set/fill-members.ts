import type { Client } from 'pg';
import type { Size } from '../data-set.ts';
import { byTwo, WITHOUT_TRIGGERS } from './set-aside.ts';

/**
 * Members in the order in which they registered, over all days; one in two thousand is an agent with a code. Four in ten came by a
 * code, one in twenty was entered by an agent, one in twelve named a friend. `bench.player` knows each by his number.
 */
export async function fillMembers(client: Client, url: string, { members, days }: Size): Promise<void> {
  await client.query(`
    create table bench.name as select n, thai, latin from (values
      (0,'สมชาย','somchai'),(1,'สมหญิง','somying'),(2,'อนันต์','anan'),(3,'ประเสริฐ','prasert'),(4,'มาลี','malee'),
      (5,'วิชัย','wichai'),(6,'นงนุช','nongnuch'),(7,'กิตติ','kitti'),(8,'ปรีชา','preecha'),(9,'สุดา','suda'),
      (10,'ธนากร','thanakorn'),(11,'พิมพ์ชนก','pimchanok'),(12,'ณัฐพล','nattapon'),(13,'อรทัย','orathai'),
      (14,'ชัยวัฒน์','chaiwat'),(15,'รัตนา','rattana'),(16,'ศิริพร','siriporn'),(17,'บุญมี','boonmee'),(18,'จันทร์','chan'),
      (19,'เกรียงไกร','kriangkrai'),(20,'วราภรณ์','waraporn'),(21,'ธีรพงษ์','teerapong'),(22,'สุรชัย','surachai'),
      (23,'กัญญา','kanya'),(24,'ภูวดล','phuwadon'),(25,'ชลธิชา','chonticha'),(26,'เอกชัย','ekachai'),(27,'ดวงใจ','duangjai'),
      (28,'มนตรี','montri'),(29,'พรทิพย์','porntip'),(30,'ไพโรจน์','pairoj'),(31,'ละออง','laong')
    ) as name(n, thai, latin);
    create table bench.family as select n, thai from (values
      (0,'ใจดี'),(1,'ศรีสุข'),(2,'ทองคำ'),(3,'แสงจันทร์'),(4,'พรหมมา'),(5,'บุญเรือง'),(6,'วงศ์ไทย'),(7,'รุ่งเรือง'),
      (8,'สุขสวัสดิ์'),(9,'เจริญผล'),(10,'ชัยมงคล'),(11,'แก้วมณี'),(12,'อินทร์แก้ว'),(13,'คำแสน'),(14,'ปัญญาดี'),(15,'นาคสวัสดิ์')
    ) as family(n, thai);`);
  await client.query(
    `create table bench.brand as
       select id, currency, country, default_language as language, case code when 'ORCHID' then 0.6 when 'TEAK' then 0.9 else 1 end
         as up_to from brands.merchant;
     create table bench.player as
       select n, uuidv7(at - now()) as id, at, brand.*, n <= ${Math.floor(members / 2000)} as is_agent
       from generate_series(1, ${members}) n
       cross join lateral (select now() - interval '1 day' * ${days} * (1 - pow(n / ${members}::double precision, 0.8)) as at) t
       cross join lateral (
         select id as merchant_id, currency, country, language from bench.brand
         where bench.even(n, 1) < up_to order by up_to limit 1) brand;
     create table bench.agent as
       select id, merchant_id, at, 'ag' || n as code, row_number() over (partition by merchant_id order by n) as place,
         count(*) over (partition by merchant_id) as agents
       from bench.player where is_agent;
     create table bench.joined as
       select p.*, a.id as agent_id, case when bench.even(p.n, 5) < 0.4 then a.code end as code
       from bench.player p
       left join (select distinct merchant_id, agents from bench.agent) line on line.merchant_id = p.merchant_id
       -- Some agents bring very many.
       left join bench.agent a on not p.is_agent and bench.even(p.n, 5) < 0.45 and a.merchant_id = p.merchant_id
         and a.place = 1 + floor(pow(bench.even(p.n, 6), 3) * line.agents)::bigint;
     analyze bench.joined;`,
  );
  await byTwo(url, [insertMembers(`p.n <= ${members / 2}`), insertMembers(`p.n > ${members / 2}`)]);
  // What their triggers would have written, row by row.
  await byTwo(url, [
    'insert into members.activity (member_id, merchant_id, seen_at) select id, merchant_id, at from bench.joined',
    `insert into agents.link (member_id, from_day, merchant_id, agent_id, is_agent)
     select id, '-infinity', merchant_id, agent_id, is_agent from bench.joined`,
    `insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
     select merchant_id, id, 'joined', agent_id, false, is_agent, at from bench.joined order by n`,
  ]);
  await client.query(`
    insert into members.affiliate_code (merchant_id, code, agent_id, created_at)
    select merchant_id, code, id, at from bench.agent`);
  await byTwo(url, [
    `${WITHOUT_TRIGGERS}
    insert into members.profile (member_id, merchant_id, full_name, payee_name, birthday, line, referral_code, affiliate_code_key)
    select p.id, p.merchant_id, name.thai || ' ' || family.thai, name.thai || ' ' || family.thai,
      date '1965-01-01' + (bench.even(p.n, 15) * 14000)::integer,
      case when bench.even(p.n, 16) < 0.3 then name.latin || p.n end,
      case when p.agent_id is null and bench.even(p.n, 17) < 0.15 then 'f' || (p.n / 3) end, p.code
    from bench.joined p join bench.name name on name.n = hashint8(p.n) & 31
    join bench.family family on family.n = hashint8(p.n + 77) & 15
    order by p.n`,
    `insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance, inline, is_wallet, opened_at)
    select merchant_id, currency, case when is_agent then 'agent' else 'player_cash' end, id, 0, true, true, at
    from bench.joined order by n`,
  ]);
  await client.query(`
    drop table bench.player;
    create table bench.player as
      select p.n, p.id, p.at, p.merchant_id, p.currency, w.id as account_id
      from bench.joined p join ledger.account w on w.owner_id = p.id order by p.n;
    create unique index on bench.player (n);
    analyze bench.player;`);
}

function insertMembers(which: string): string {
  return `
    ${WITHOUT_TRIGGERS}
    insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type, nickname,
      language, currency, country, terms_version, terms_accepted_at, registered_at, first_login_at, mobile,
      mobile_verified_at, email, agent_id)
    select p.id, p.merchant_id, name.latin || p.n, 'w' || p.n, 'none', p.at, p.is_agent::integer, name.thai, p.language,
      p.currency, p.country, '1', p.at, p.at, p.at,
      case when bench.even(p.n, 12) < 0.85 then
        (case p.country when 'VN' then '+849' else '+668' end) || to_char((p.n::bigint * 7919) % 100000000, 'FM00000000') end,
      case when bench.even(p.n, 12) < 0.6 then p.at end,
      case when bench.even(p.n, 13) < 0.4 then name.latin || '.' || p.n || '@example.com' end,
      p.agent_id
    from bench.joined p join bench.name name on name.n = hashint8(p.n) & 31
    where ${which} order by p.n`;
}
