import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** `/notify/list` written by hand: bare Fastify and pg, the same queries, no schemas. */
const pool = new pg.Pool({ connectionString: String(process.argv[2]), max: 10 });
const app = Fastify();

const sessionQuery = `select sessions.user_id, users.role, sessions.last_seen_at, sessions.expires_at
from sessions inner join users on users.id = sessions.user_id where sessions.token_hash = $1`;

const scan = (recipient: string) => `select notifications.id, title, description, image, type, link,
  created_at, recipient_id, event_id, seen_at
from notifications left join notification_receipts receipt
  on receipt.notification_id = notifications.id and receipt.user_id = $1
where deleted_at is null and recipient_id ${recipient}
order by notifications.id desc limit 51`;

const listQuery = `with receipts as materialized (
  select count(*)::int as count from notification_receipts where user_id = $1
), unseen as (
  select least(100, (
    select count(*) from (
      select from notifications where recipient_id is null limit (select count + 100 from receipts)) everyone
  ) + (
    select count(*) from (
      select from notifications where recipient_id = $1 limit (select count + 100 from receipts)) mine
  ) - (select count from receipts))::int as count
)
select unseen.count as unseen, list.* from unseen left join (
  select addressed.*, event.actor_id, event.about,
    case when recipient_id is not null then (select email from users where id = $1) end as recipient_email
  from (
    select * from (select * from (${scan('= $1')}) mine union all select * from (${scan('is null')}) everyone
    ) addressed order by id desc limit 51
  ) addressed join notification_events event on event.id = addressed.event_id
) list on true order by list.id desc`;

app.post('/api/notify/list', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const session = (await pool.query({ name: 'session', text: sessionQuery, values: [hash] }))
    .rows[0];
  if (!session || session.expires_at < new Date())
    return reply.status(401).send({ success: false });
  const userId = session.user_id;
  const list = await pool.query({ name: 'list', text: listQuery, values: [userId] });
  const page = list.rows.slice(0, 50);
  return {
    success: true,
    data: page.map((row) => ({
      _id: row.id,
      title: row.title,
      description: row.description,
      image: row.image,
      type: row.type,
      link: row.link,
      to: row.recipient_email ?? 'everyone',
      createdAt: row.created_at.toISOString(),
      isSeen: row.seen_at ? [userId] : [],
      deleteby: [],
    })),
    nextCursor: list.rows.length > 50 ? page.at(-1).id : null,
    unseen: list.rows[0].unseen,
  };
});

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
