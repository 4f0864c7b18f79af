-- How a player's in-game name is read off result screens, as scorers put it right: by game id, for every tournament.
create table player_aliases (
  game_id_key text not null,
  alias text not null,
  alias_key text not null,
  kept_at timestamptz not null,
  primary key (game_id_key, alias_key)
);
