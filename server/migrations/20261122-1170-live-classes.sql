-- What kind of table a live game is (specification, section 9), and which lotteries are the Vietnamese ones and those of SEA, which
-- have pages of their own. Null where the vendor does not say.
alter table catalogue.game
  add column live_class text check (live_class in ('baccarat', 'sicbo', 'roulette', 'dragon-tiger', 'blackjack', 'holdem',
    'mahjong-tiles', 'card-poker', 'wenzhou-pai-gow', 'se-die', 'fan-tan', 'niuniu', 'yu-sia-xie', 'zjh', 'mahjong')),
  add column lottery_kind text check (lottery_kind in ('VN', 'SEA'));

drop trigger next_version on catalogue.game;
create trigger next_version before update on catalogue.game
  for each row when ((old.name, old.game_type, old.features, old.demo_supported, old.enabled, old.picture_id, old.volatility,
      old.lines, old.rtp_basis_points, old.min_bet, old.max_bet, old.live_class, old.lottery_kind)
    is distinct from (new.name, new.game_type, new.features, new.demo_supported, new.enabled, new.picture_id, new.volatility,
      new.lines, new.rtp_basis_points, new.min_bet, new.max_bet, new.live_class, new.lottery_kind))
  execute function catalogue.next_version();
