-- Leaderboards of a month: the published matches of that time.
create index matches_published_by_start on matches (starts_at) where published_version is not null;
