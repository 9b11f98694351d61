-- Days of lotteries that follow no rule: each was announced by an operator with a second one's approval, or by feeds that agree. Without a day no draw is made.
create table draws.calendar_day (
  id uuid primary key,
  -- Of rules/src/lottery/games.ts; its row in draws.game may come later.
  game_code text not null check (game_code ~ '^[A-Z0-9_]{1,40}$'),
  -- In the game's own zone, and the official number of its draw.
  day date not null,
  numero text collate "C" not null check (numero ~ '^[0-9]{7}$'),
  draws_at timestamptz not null,
  -- rule: a draw that was made before there was a calendar. demo: generated for a demonstration.
  source text not null check (source in ('operator', 'feed', 'demo', 'rule')),
  -- Operators or feeds, as they are known.
  given_by text check (char_length(given_by) <= 200),
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index calendar_day_once on draws.calendar_day (game_code, day) where removed_at is null;
create unique index calendar_numero_once on draws.calendar_day (game_code, numero) where removed_at is null;
grant select, insert on draws.calendar_day to lanna_app;
grant update (day, draws_at, given_by, removed_at) on draws.calendar_day to lanna_app;

-- A draw on which there is no stake moves with its day.
grant update (day, closes_at, draws_at) on draws.draw to lanna_app;

-- What was made by the rule of before and takes bets keeps its numero and its day.
insert into draws.calendar_day (id, game_code, day, numero, draws_at, source, added_at)
select gen_random_uuid(), game_code, day, numero, draws_at, 'rule', now()
from draws.draw where game_code = 'LHC' and state in ('open', 'closed') and numero ~ '^[0-9]{7}$';

-- Days as feeds have announced them; a feed's later word on a numero takes the place of its earlier one.
create table feeds.announced_day (
  game_code text not null,
  numero text not null check (numero ~ '^[0-9]{7}$'),
  feed_code text not null references feeds.feed,
  draws_at timestamptz not null,
  announced_at timestamptz not null,
  primary key (game_code, numero, feed_code)
);
grant select, insert on feeds.announced_day to lanna_app;
grant update (draws_at, announced_at) on feeds.announced_day to lanna_app;

-- Another day than the calendar's, or than another feed's, was announced.
alter table feeds.problem drop constraint problem_kind_check;
alter table feeds.problem add constraint problem_kind_check
  check (kind in ('gap', 'late', 'contradiction', 'stopped', 'unreadable', 'unknown_draw', 'too_early', 'calendar'));
