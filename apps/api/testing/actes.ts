import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { brouillon } from '../src/features/actes/actes.schema.ts'
import { applyDue } from '../src/features/actes/index.ts'
import { demande } from '../src/features/demandes/demandes.schema.ts'
import { message } from '../src/features/messages/messages.schema.ts'
import type { Inject, TestApp } from './index.ts'

export const CAMILLE = 'camille.martin@example.org'
export const NADIA = 'nadia.perrot@example.org'

/** What the tests of acts that change a contract ask of an application of their own. */
export const createActesDeTest = (app: () => TestApp) => ({
  /** Sends one, under the verb of its path. */
  envoyer: (call: Inject, path: string, data: object, headers: Record<string, string> = {}) =>
    call({
      method: 'POST',
      url: `/api${path}/${path.startsWith('/vel/') ? 'vel' : 'form'}`,
      payload: { data },
      headers,
    }),

  /** What an act of new cover asks for besides its own: needs, and the advice that was given for them. */
  async conseil(call: Inject, acte: string, numeroContrat: string, besoins: object = {}) {
    const answer = await call({
      method: 'POST',
      url: '/api/demarches/conseil',
      headers: { 'x-numcontrat': numeroContrat },
      payload: {
        acte,
        besoins: {
          recherche: 'equilibre',
          pourQui: 'tous',
          attentes: [],
          budget: 'libre',
          precisions: '',
          ...besoins,
        },
      },
    })
    assert.equal(answer.statusCode, 200, answer.body)
    const { id: conseilId } = answer.json()
    return {
      besoinRecherche: 'equilibre',
      besoinPourQui: 'tous',
      besoinBudget: 'libre',
      conseilId,
      isConseilRecu: true,
    }
  },

  async faits(call: Inject, acte: string, numeroContrat: string) {
    const answer = await call(`/api/demarches/faits?acte=${acte}&numeroContrat=${numeroContrat}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().items[0]
  },

  /** What the recap says, line by line. */
  async lignes(call: Inject, acte: string, saisie: object): Promise<Record<string, unknown[]>> {
    const answer = await call({
      method: 'POST',
      url: '/api/demarches/apercu',
      payload: { acte, saisie },
    })
    assert.equal(answer.statusCode, 200, answer.body)
    const { lignes, fautes } = answer.json()
    assert.deepEqual(fautes, {})
    return Object.fromEntries(
      lignes.map((l: { libelle: string; avant: string; apres: string }) => [
        l.libelle,
        [l.avant, l.apres],
      ]),
    )
  },

  /** Reads a resource of a contract. */
  async lire(call: Inject, url: string, numeroContrat: string) {
    const answer = await call({ url, headers: { 'x-numcontrat': numeroContrat } })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  },

  /** The clock goes to noon of that day, and what is due is done. */
  async leJour(jour: string): Promise<number> {
    const { clock, actes, database } = app()
    clock.now = new Date(`${jour}T11:00:00Z`)
    return applyDue(actes, database.db, clock.now)
  },

  /** How many rows a table holds. */
  async compter(table: string): Promise<number> {
    const { rows } = (await app().database.db.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )) as unknown as { rows: { n: number }[] }
    return rows[0]?.n ?? 0
  },

  async demandes() {
    return app().database.db.select().from(demande).orderBy(demande.creeLe)
  },

  /** What a clerk does with the only request there is. */
  async traiter(clerk: Inject, geste: object) {
    const [row] = await this.demandes()
    const answer = await clerk({
      method: 'POST',
      url: '/api/admin/demandes/traitement',
      payload: { id: row?.id, revision: row?.revision, ...geste },
    })
    return answer
  },

  async reset(): Promise<void> {
    const { db } = app().database
    for (const table of [demande, brouillon, message]) await db.delete(table)
  },
})
