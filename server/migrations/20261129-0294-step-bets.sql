-- How many selections must all win for the bet to win; of a system those of its shortest line. Of sources that say it.
alter table bets.bet_odds add column selections integer check (selections between 1 and 50);
