-- What one person did: how often they changed their name, and what names them when they are erased.
create index audit_log_by_actor on audit_log (actor_id, id desc) where actor_id is not null;
