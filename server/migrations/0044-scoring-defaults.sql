-- What a game is scored by where nobody chose: told by the presets, no longer by an id in the queries.
alter table presets add column is_default boolean not null default false;
update presets set is_default = true where is_delivered and name in ('BGMI 10', 'PUBGM 20', 'Free Fire 12');
create unique index presets_default on presets (game) where is_default;

-- Key of the schedule template that a stage was made from; empty: none. Its matches are planned by it.
alter table stages add column template text not null default '';
