import { and, eq, gt, gte, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import { compte, personne } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { type ButLien, changementIdentifiant, lien } from './comptes.schema.ts'

export type LienRow = typeof lien.$inferInsert
export type LienLu = typeof lien.$inferSelect

/** A newer link kills the older ones of its kind. */
export async function replaceLien(tx: Executor, row: LienRow): Promise<void> {
  await deleteLiensOf(tx, row.compteId, row.but)
  await insertLien(tx, row)
}

export const insertLien = (tx: Executor, row: LienRow) => tx.insert(lien).values(row)

export type LienKey = { empreinte: string; compteId: string; but: ButLien; now: Date }

const isLien = ({ empreinte, compteId, but, now }: LienKey) =>
  and(
    eq(lien.empreinte, empreinte),
    eq(lien.compteId, compteId),
    eq(lien.but, but),
    or(isNull(lien.expireLe), gt(lien.expireLe, now)),
  )

/** Reading a link uses nothing up: mail scanners open links. */
export async function findLien(db: Executor, clientCode: string, key: LienKey) {
  const [row] = await db
    .select({
      creeParAdmin: compte.creeParAdmin,
      isActif: compte.isActif,
      roles: compte.roles,
      personneId: compte.personneId,
      /** Whom a new password must not remind of. */
      titulaire: {
        nom: compte.nom,
        prenom: compte.prenom,
        identifiant: compte.userName,
        dateNaissance: personne.dateNaissance,
      },
    })
    .from(lien)
    .innerJoin(compte, eq(compte.id, lien.compteId))
    .leftJoin(personne, eq(personne.id, compte.personneId))
    .where(and(isLien(key), eq(compte.clientCode, clientCode)))
  return row
}

/** One statement: of twenty people who follow it at once, one gets through. */
export async function consumeLien(tx: Executor, key: LienKey): Promise<LienLu | undefined> {
  const rows = await tx.delete(lien).where(isLien(key)).returning()
  return rows[0]
}

export const deleteLiensOf = (tx: Executor, compteId: string, but: ButLien) =>
  tx.delete(lien).where(and(eq(lien.compteId, compteId), eq(lien.but, but)))

/** But those that give an identifier back: whoever took an account over would kill them so. */
export const deleteAcces = (tx: Executor, compteId: string) =>
  tx.delete(lien).where(and(eq(lien.compteId, compteId), ne(lien.but, 'retablissementIdentifiant')))

/** What gives back an identifier that came after that moment: it was given up with the change. */
export const deleteRetablissements = (tx: Executor, compteId: string, depuis: Date) =>
  tx
    .delete(lien)
    .where(
      and(
        eq(lien.compteId, compteId),
        eq(lien.but, 'retablissementIdentifiant'),
        gte(lien.creeLe, depuis),
      ),
    )

/** Those without a term die with the change that they cancel. */
export const deleteExpiredLiens = (db: Executor, now: Date) =>
  deleteInLots(
    db,
    lien,
    or(
      lt(lien.expireLe, now),
      and(
        isNull(lien.expireLe),
        notExists(
          db
            .select({ compteId: changementIdentifiant.compteId })
            .from(changementIdentifiant)
            .where(eq(changementIdentifiant.compteId, lien.compteId)),
        ),
      ),
    ),
  )
