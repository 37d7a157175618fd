import type {
  ApercuMot,
  EssaiMot,
  MotEntree,
  SaisieMot,
  VersionMot,
} from '@espace-adherent/contract'
import type { GroupeMot } from '@espace-adherent/domain'
import { inTransaction } from '../../../platform/db/index.ts'
import { AppError, staleWrite } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import { recordEvenement } from '../../historique/index.ts'
import { createMail, type Messages } from '../../messages/index.ts'
import type { Mots, MotTenu } from '../index.ts'
import { apercuDe, essayer } from './apercu.ts'
import { textes } from './textes.ts'
import { lieuDe, usageDe } from './usages.ts'

const toEntree = (mot: MotTenu): MotEntree => ({ ...mot, lieu: lieuDe(mot), usage: usageDe(mot) })

/** The words of some groups; one that is of another is not found here, whoever may change it there. */
export const createReglageSource = (mots: Mots, groupes: readonly GroupeMot[]) => {
  const list = async ({ db, client }: Pick<StaffContext, 'db' | 'client'>) =>
    (await mots.list(db, client.code))
      .filter(({ groupe }) => groupes.includes(groupe))
      .map(toEntree)
  const find = async (context: Parameters<typeof list>[0], key: string): Promise<MotEntree> => {
    const mot = (await list(context)).find((autre) => autre.key === key)
    if (!mot) throw new AppError('NotFound')
    return mot
  }
  return {
    list,
    async update(context: StaffContext, saisie: SaisieMot): Promise<MotEntree> {
      const { db, client, visiteur, now } = context
      const { key, contenu, revision } = saisie
      await find(context, key)
      const auteurId = visiteur.compteId
      const changement = { clientCode: client.code, key, revision, auteurId, now }
      try {
        return await inTransaction(db, async (tx) => {
          if (contenu === null) await mots.restore(tx, changement)
          else await mots.save(tx, { ...changement, contenu })
          return find({ db: tx, client }, key)
        })
      } catch (error) {
        // Both sides in the shapes of this resource.
        if (!(error instanceof AppError) || error.code !== 'Conflict') throw error
        throw staleWrite(saisie, await find(context, key))
      }
    },
  }
}

export const createVersionsMotSource = (mots: Mots) => ({
  list: ({ db, client }: StaffContext, { key }: { key: string }): Promise<VersionMot[]> =>
    mots.versions(db, client.code, key),
})

export const createApercuMotSource = (mots: Mots) => ({
  async update({ client, visiteur }: StaffContext, essai: EssaiMot): Promise<ApercuMot> {
    return apercuDe(client, essayer(client, mots.find(essai.key), essai, visiteur))
  },
})

/** To whoever asks, at the address of their account: no other can be named. */
export const createEssaiMotSource = (mots: Mots, messages: Messages) => ({
  async update(
    { db, client, visiteur, now }: StaffContext,
    essai: EssaiMot,
  ): Promise<{ a: string }> {
    const mot = mots.find(essai.key)
    const { fautes, mail, textes: ecrits } = essayer(client, mot, essai, visiteur)
    if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', textes.refuse, fautes)
    const { email, prenom } = visiteur
    const lignes = Object.values(ecrits).map((texte) => ({ texte }))
    const { sujet, ...corps } = mail ?? { sujet: mot.libelle, to: email, prenom, blocs: lignes }
    await inTransaction(db, async (tx) => {
      await messages.enqueue(tx, createMail(client, { ...corps, sujet: textes.essai(sujet) }))
      await recordEvenement(tx, {
        clientCode: client.code,
        compteId: visiteur.compteId,
        action: 'mot-essaye',
        objet: 'mot',
        cible: essai.key,
        detail: {},
        le: now,
      })
    })
    return { a: email }
  },
})
