import Koa from 'koa';
import pg from 'pg';

/** The measure of list reads: a Koa server that does nothing but one query and its JSON. Prints its address. */
const [databaseUrl = '', accountId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = new Koa();
app.use(async (ctx) => {
  const { rows } = await pool.query('select * from projects where account_id = $1 order by id desc limit 20', [
    accountId,
  ]);
  ctx.body = { projects: rows };
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
