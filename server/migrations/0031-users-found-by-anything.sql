-- The back office finds people by in-game name and game id as it does by name and address, and lists those who lack
-- something, or who are staff, without reading everybody.
create index users_in_game_name_letters on users using gin (letter_groups(in_game_name)) with (fastupdate = off);
create index users_in_game_id_letters on users using gin (letter_groups(in_game_id)) with (fastupdate = off);
create index users_who_are_staff on users (id) where role <> 'user';
create index users_without_discord on users (id) where discord_id is null;
create index users_without_game_info on users (id) where in_game_name = '' or in_game_id = '';
