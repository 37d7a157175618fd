import type { ApercuEnvoi, SaisieEnvoi } from '@espace-adherent/contract'
import {
  dateAParis,
  heureAParis,
  libellesMotifEcart,
  lireMessage,
  sujetDeCategorie,
} from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { findAudience, tirerExemples } from '../audiences/index.ts'
import type { StaffContext } from '../context.ts'
import { recordConsultationDe } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import { note, quiDe } from '../nouvelles/index.ts'
import { findLecteursParmi, type Lecteur } from './depart.repository.ts'
import { fautesDe } from './gestes.ts'
import { ecartDe, ecrirePour, mailDe, type RedactionDeps, texteSms } from './redaction.ts'
import { textes } from './textes.ts'

const LECTEURS = 3

export type ApercuDeps = RedactionDeps & { messages: Messages }

export function createApercu(deps: ApercuDeps) {
  const lecteursDe = async (context: StaffContext, saisie: SaisieEnvoi, limite: number) => {
    const { db, client, now } = context
    const audience = await findAudience(db, client.code, saisie.audienceId)
    if (!audience) return []
    const tires = await tirerExemples(db, client.code, { regle: audience.regle, limite, now })
    return findLecteursParmi(
      db,
      {
        clientCode: client.code,
        regle: audience.regle,
        sujet: sujetDeCategorie[saisie.categorie],
        jour: dateAParis(now),
        heure: heureAParis(now),
      },
      tires.map(({ compteId }) => compteId),
    )
  }

  return {
    /** As three of the audience would read it; each of them is told that staff saw their name. */
    async apercu(context: StaffContext, saisie: SaisieEnvoi): Promise<ApercuEnvoi> {
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) return { fautes, lecteurs: [] }
      const lecteurs = await lecteursDe(context, saisie, LECTEURS)
      for (const { compteId } of lecteurs)
        await recordConsultationDe(context, compteId, 'compte', compteId)
      const ecrit = { ...saisie, lu: lireMessage(saisie) }
      return {
        fautes,
        lecteurs: lecteurs.map((lecteur) => ({
          compteId: lecteur.compteId,
          nom: `${lecteur.prenom} ${lecteur.nom}`,
          ...ecrirePour(ecrit.lu, lecteur),
          sms: saisie.canaux.includes('sms') ? texteSms(context.client, ecrit, lecteur) : null,
          canaux: saisie.canaux.map((canal) => {
            const motif = ecartDe(deps, saisie, canal, lecteur)
            return { canal, motif: motif && libellesMotifEcart[motif] }
          }),
        })),
      }
    },

    /** To whoever asks, in their own name: nobody else can be named. */
    async essai(context: StaffContext, saisie: SaisieEnvoi): Promise<{ a: string }> {
      const { db, client, visiteur, now } = context
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', undefined, fautes)
      const moi: Lecteur = {
        compteId: visiteur.compteId,
        numeroContrat: '00000000',
        offre: client.libelle,
        prenom: visiteur.prenom,
        nom: visiteur.nom,
        email: visiteur.email,
        mobile: null,
        canaux: ['email'],
        isSilence: false,
        ecartees: [],
      }
      const message = mailDe(deps, client, { ...saisie, lu: lireMessage(saisie) }, moi, now)
      const essai = {
        ...message,
        subject: textes.essai(message.subject ?? ''),
        desinscription: undefined,
      }
      await write(db, quiDe(context, deps), (e) =>
        note(e, { action: 'envoi-essaye', objet: 'envoi', a: 'auteur', messages: [essai] }),
      )
      return { a: visiteur.email }
    },
  }
}
