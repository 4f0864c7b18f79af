import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** `/notify/list` by hand: bare Fastify and pg, the same queries, no schemas. */
const pool = new pg.Pool({ connectionString: String(process.argv[2]), max: 10 });
const app = Fastify();

const sessionQuery = `select sessions.user_id, users.role, sessions.last_seen_at, sessions.expires_at
from sessions inner join users on users.id = sessions.user_id where sessions.token_hash = $1`;

const addressed = (recipient: string) => `select notifications.id, notifications.title,
  notifications.description, notifications.image, notifications.type, notifications.link,
  notifications.created_at, notifications.recipient_id, receipt.seen_at
from notifications left join notification_receipts as receipt
  on receipt.notification_id = notifications.id and receipt.user_id = $1
where receipt.deleted_at is null and notifications.recipient_id ${recipient}
order by notifications.id desc limit 51`;

const listQuery = `select addressed.*, users.email as recipient_email from (
  select * from (${addressed('= $1')}) mine union all select * from (${addressed('is null')}) everyone
) addressed left join users on users.id = addressed.recipient_id order by addressed.id desc limit 51`;

const unseen = (recipient: string) => `select notifications.id
from notifications left join notification_receipts as receipt
  on receipt.notification_id = notifications.id and receipt.user_id = $1
where receipt.deleted_at is null and receipt.seen_at is null and notifications.recipient_id ${recipient}
limit 100`;

const countQuery = `select least(count(*), 100)::int as count from (
  select * from (${unseen('= $1')}) mine union all select * from (${unseen('is null')}) everyone) unseen`;

app.post('/api/notify/list', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const session = (await pool.query(sessionQuery, [hash])).rows[0];
  if (!session || session.expires_at < new Date())
    return reply.status(401).send({ success: false });
  const userId = session.user_id;
  const [list, count] = await Promise.all([
    pool.query(listQuery, [userId]),
    pool.query(countQuery, [userId]),
  ]);
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
    unseen: count.rows[0].count,
  };
});

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
