import {
  type NodePgClient,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Conversation, type Line } from './conversation.ts'
import type { Executor } from './types.ts'

type Server = {
  query: Conversation['query']
  /** A connection for one transaction. */
  connect(): Promise<Line>
}

/** Drizzle's database on such a server, whose transactions are conversations. */
export function executorOn(server: Server): Executor {
  const dialect = new PgDialect({ casing: 'snake_case' })
  const session = new Session(asClient(server), dialect, undefined)
  session.connect = server.connect
  return new NodePgDatabase(dialect, session, undefined) as unknown as Executor
}

/** Drizzle calls only `query` of the driver. */
const asClient = (client: Pick<Server, 'query'>) => client as unknown as NodePgClient

type Work<T> = (tx: NodePgTransaction<Record<string, never>, Record<string, never>>) => Promise<T>

class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  declare dialect: PgDialect
  declare connect: Server['connect']

  override async transaction<T>(work: Work<T>): Promise<T> {
    const conversation = new Conversation(await this.connect())
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(
      asClient(conversation),
      this.dialect,
      undefined,
    )
    try {
      const result = await work(new NodePgTransaction(this.dialect, session, undefined))
      await conversation.commit()
      return result
    } catch (error) {
      await conversation.rollback()
      throw error
    } finally {
      conversation.end()
    }
  }
}
