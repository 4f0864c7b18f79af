-- Eleven sections become five. Each keeps what was saved of its parts; its version is the sum of theirs, which none of them had.
with parts (id, section, inside) as (
  values ('texts', 'texts', null), ('videos', 'texts', null),
    ('hinglish', 'languages', 'ownWords'), ('hindi', 'languages', 'ownWords'),
    ('figures', 'about', 'about'), ('tiers', 'about', 'about'), ('staff', 'about', 'about'), ('process', 'about', 'about'),
    ('server', 'discord', null), ('results', 'discord', null)
), saved as (
  select section, inside, version, changed_at,
    case when inside is null then overrides else overrides -> inside end as overrides
  from organisation_settings join parts using (id)
)
insert into organisation_settings (id, version, overrides, changed_at)
select section, sum(version),
  (select case when inside is null then jsonb_object_agg(key, value) else jsonb_build_object(inside, jsonb_object_agg(key, value)) end
    from saved as part, jsonb_each(part.overrides) where part.section = whole.section group by inside),
  max(changed_at)
from saved as whole group by section
on conflict (id) do update
  set version = excluded.version, overrides = excluded.overrides, changed_at = excluded.changed_at;

delete from organisation_settings
where id in ('videos', 'hinglish', 'hindi', 'figures', 'tiers', 'staff', 'process', 'server', 'results');
