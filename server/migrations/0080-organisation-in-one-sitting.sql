-- Links and documents are asked together with name and contact; what is left of the links is the Discord server's.
insert into organisation_settings (id, version, overrides, changed_at)
select 'identity', sum(version), coalesce((max(overrides::text) filter (where id = 'identity'))::jsonb, '{}')
    || coalesce((max((overrides - array['guildId', 'lobbyRoles', 'roomChannels', 'chatMembers'])::text) filter (where id = 'links'))::jsonb, '{}')
    || coalesce((max(overrides::text) filter (where id = 'documents'))::jsonb, '{}'), max(changed_at)
  from organisation_settings where id in ('identity', 'links', 'documents') and overrides is not null
  having count(*) > 0
on conflict (id) do update
  set overrides = excluded.overrides, changed_at = excluded.changed_at, version = organisation_settings.version + excluded.version;

insert into organisation_settings (id, version, overrides, changed_at)
select 'server', version, jsonb_strip_nulls(jsonb_build_object('guildId', overrides -> 'guildId', 'lobbyRoles', overrides -> 'lobbyRoles',
    'roomChannels', overrides -> 'roomChannels', 'chatMembers', overrides -> 'chatMembers')), changed_at
  from organisation_settings where id = 'links' and overrides is not null;

delete from organisation_settings where id in ('links', 'documents');
