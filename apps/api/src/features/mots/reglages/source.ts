import type { ApercuMot, EssaiMot } from '@espace-adherent/contract'
import type { Catalogue } from '@espace-adherent/domain'
import { write } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import { createMail, type Messages } from '../../messages/index.ts'
import { note, quiDe } from '../../nouvelles/index.ts'
import { declare, findMot } from '../index.ts'
import { apercuDe, essayer } from './apercu.ts'
import { textes } from './textes.ts'

export const createApercuMotSource = (catalogue: Catalogue) => ({
  async update({ client, visiteur }: StaffContext, essai: EssaiMot): Promise<ApercuMot> {
    const mot = findMot(catalogue, essai.key)
    return { mot: declare(mot), ...apercuDe(client, essayer(client, mot, essai, visiteur)) }
  },
})

/** To whoever asks, at the address of their account: no other can be named. */
export const createEssaiMotSource = (catalogue: Catalogue, messages: Messages) => ({
  async update(context: StaffContext, essai: EssaiMot): Promise<{ a: string }> {
    const { db, client, visiteur } = context
    const mot = findMot(catalogue, essai.key)
    const { fautes, mail, textes: ecrits } = essayer(client, mot, essai, visiteur)
    if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', textes.refuse, fautes)
    const { email, prenom } = visiteur
    const lignes = Object.values(ecrits).map((texte) => ({ texte }))
    const { sujet, ...corps } = mail ?? { sujet: mot.libelle, to: email, prenom, blocs: lignes }
    await write(db, quiDe(context), async (e) => {
      await messages.enqueue(e, createMail(client, { ...corps, sujet: textes.essai(sujet) }))
      const { key: cible } = essai
      return note(e, { action: 'mot-essaye', objet: 'mot', cible, a: 'auteur', detail: {} })
    })
    return { a: email }
  },
})
