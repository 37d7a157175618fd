import { pecHospiActe } from '@espace-adherent/contract'
import {
  couvertureSejour,
  dateAParis,
  formatDate,
  formatMontant,
  type LigneResume,
  libellesMotif,
  libellesService,
  type MotifSejour,
  type Service,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { type AppelantPresume, portionTenue, traite } from '../actes/index.ts'
import { annonce } from '../demandes/index.ts'
import { insertDocuments } from '../documents/index.ts'
import { regardPropre } from '../perimetre.ts'
import { textesDe } from '../portail/index.ts'
import { findLignes } from '../referentiel/index.ts'
import { findAssure, findAssures } from '../simulateur/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Nothing was there before: it is said once. */
const dit = (libelle: string, apres: string): LigneResume => ({ libelle, avant: apres, apres })

async function choix(tx: Executor, appelant: AppelantPresume<string>) {
  const { personnes } = await findAssures(tx, portionTenue(appelant))
  return { personnes, etablissements: await findLignes(tx, 'etablissement') }
}

/** Accepted, the letter for the admission desk is in the documents. */
export const pecHospiTraite = traite({
  acte: pecHospiActe,
  async faits(tx, appelant) {
    const { dateDebut, dateFin } = appelant.contrat
    return { ...(await choix(tx, appelant)), dateDebut, dateFin }
  },
  async avant(tx, appelant, sejour) {
    const { personnes, etablissements } = await choix(tx, appelant)
    const prenom = personnes.find(({ numPers }) => numPers === sejour.numPers)?.prenom ?? null
    const etablissement = etablissements.find(({ code }) => code === sejour.finess)?.libelle ?? null
    const annee = (sejour.dateEntree || dateAParis(appelant.now)).slice(0, 4)
    const assure =
      prenom === null
        ? null
        : await findAssure(tx, regardPropre(portionTenue(appelant), sejour.numPers), {
            numPers: sejour.numPers,
            annee,
          })
    return { prenom, etablissement, postes: assure ? couvertureSejour(sejour, assure) : [] }
  },
  verifie: ({ prenom, etablissement }) => ({
    numPers: prenom === null ? textes.pasCouverte : null,
    finess: etablissement === null ? textes.inconnu : null,
  }),
  apply(tx, { client, contrat, now }, sejour, { prenom, etablissement, postes }) {
    const le = dateAParis(now)
    const lettre = textesDe(client, mots.priseEnChargeEdition, {
      nomConcerne: prenom ?? '',
      etablissement: etablissement ?? '',
      finess: sejour.finess,
      service: libellesService[sejour.service as Service],
      entree: sejour.dateEntree,
      duree: textes.nuits(sejour.nuits),
    })
    return insertDocuments(tx, [
      {
        clientCode: contrat.clientCode,
        numeroContrat: contrat.numeroContrat,
        personneId: sejour.numPers,
        nature: 'attestations',
        titre: lettre.titre,
        le,
        edition: 'courrier',
        parametres: {
          paragraphes: [
            lettre.accord,
            lettre.couvert,
            ...postes.map((poste) => `${poste.libelle}\u00a0— ${textes.poste(poste)}`),
            ...(sejour.parentAccompagnant ? [lettre.accompagnant] : []),
            lettre.reste,
            lettre.validite,
          ],
        },
        typeMime: 'application/pdf',
        nomFichier: `prise-en-charge-${contrat.numeroContrat}-${sejour.dateEntree}.pdf`,
      },
    ])
  },
  resume: ({ prenom, etablissement, postes }, sejour) => [
    dit(textes.personne, prenom ?? ''),
    dit(textes.etablissement, etablissement ?? ''),
    dit(textes.service, libellesService[sejour.service as Service] ?? ''),
    dit(textes.motif, libellesMotif[sejour.motif as MotifSejour] ?? ''),
    dit(textes.entree, sejour.dateEntree && formatDate(sejour.dateEntree)),
    dit(textes.duree, textes.nuits(sejour.nuits)),
    dit(textes.chambre, sejour.chambreParticuliere ? textes.particuliere : textes.double),
    ...(sejour.parentAccompagnant ? [dit(textes.accompagnant, textes.demande)] : []),
    ...postes.map((poste) => dit(poste.libelle, textes.poste(poste))),
    dit(textes.reste, formatMontant(postes.reduce((total, { reste }) => total + (reste ?? 0), 0))),
  ],
  annonces({ prenom, etablissement }, { dateEntree: entree }) {
    const valeurs = { prenomConcerne: prenom ?? '', etablissement: etablissement ?? '', entree }
    return { recue: annonce(mots.recue, valeurs), appliquee: annonce(mots.accordee, valeurs) }
  },
})
