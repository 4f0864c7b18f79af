-- Which games there are, the contract says: a further one is no migration.
alter table tournaments drop constraint tournaments_game_check;
alter table game_maps drop constraint game_maps_game_check;
alter table presets drop constraint presets_game_check;
