-- What a player hears of a running match is switched on and off by itself: rooms, slot lists and results were mailed to
-- everybody. Nobody chose that, so it starts without mail; who wanted Discord for tournaments has it for matches, too.
alter table notice_preferences
  add column match_mail boolean not null default false,
  add column match_discord boolean not null default false;
update notice_preferences set match_discord = tournament_discord;

-- Which row of the table of notices it is; null for what staff wrote and what is older.
alter table notifications add column kind text;
