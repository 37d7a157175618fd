import assert from 'node:assert/strict'
import { isMembre, type Role } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { compte } from '../src/noyau/comptes.schema.ts'
import type { Inject, TestApp } from './test-app.ts'

/** Members who work for their insurer too: nobody of the demonstration does. */
export const createEmployes = (app: () => TestApp) => {
  const compteDe = async (userName: string) => {
    const [row] = await app().database.db.select().from(compte).where(eq(compte.userName, userName))
    assert.ok(row, userName)
    return row
  }
  return {
    compteDe,
    /** With these roles besides those of their contracts, and a session of theirs. */
    async employ(userName: string, ...roles: Role[]): Promise<Inject> {
      const { id, roles: siens } = await compteDe(userName)
      await app()
        .database.db.update(compte)
        .set({ roles: [...siens.filter((role) => isMembre([role])), ...roles] })
        .where(eq(compte.id, id))
      return app().as(userName)
    },
  }
}
