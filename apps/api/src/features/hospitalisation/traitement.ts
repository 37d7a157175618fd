import { pecHospiActe } from '@espace-adherent/contract'
import {
  couvertureSejour,
  dateAParis,
  formatDate,
  formatMontant,
  libellesMotif,
  libellesService,
  ligneDite,
  lignesDe,
  type MotifSejour,
  type Service,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { type AppelantPresume, portionTenue, traite } from '../actes/index.ts'
import { annoncesDe } from '../demandes/index.ts'
import { insertCourrier } from '../documents/index.ts'
import { findLignes } from '../referentiel/index.ts'
import { findAssures, findSoigne } from '../simulateur/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

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
    const jour = sejour.dateEntree || dateAParis(appelant.now)
    const assure =
      prenom === null ? null : await findSoigne(tx, portionTenue(appelant), sejour.numPers, jour)
    return { prenom, etablissement, postes: assure ? couvertureSejour(sejour, assure) : [] }
  },
  verifie: ({ prenom, etablissement }) => ({
    numPers: prenom === null ? textes.pasCouverte : null,
    finess: etablissement === null ? textes.inconnu : null,
  }),
  apply: (tx, appelant, sejour, { prenom, etablissement, postes }) =>
    insertCourrier(tx, appelant, {
      edition: mots.priseEnChargeEdition,
      valeurs: {
        nomConcerne: prenom ?? '',
        etablissement: etablissement ?? '',
        finess: sejour.finess,
        service: libellesService[sejour.service as Service],
        entree: sejour.dateEntree,
        duree: textes.nuits(sejour.nuits),
      },
      paragraphes: (lettre) => [
        lettre.accord,
        lettre.couvert,
        ...postes.map((poste) => `${poste.libelle}\u00a0— ${textes.poste(poste)}`),
        ...(sejour.parentAccompagnant ? [lettre.accompagnant] : []),
        lettre.reste,
        lettre.validite,
      ],
      nomFichier: `prise-en-charge-${appelant.contrat.numeroContrat}-${sejour.dateEntree}.pdf`,
      personneId: sejour.numPers,
    }),
  resume({ prenom, etablissement, postes }, sejour) {
    const reste = postes.reduce((total, poste) => total + (poste.reste ?? 0), 0)
    return lignesDe(
      ligneDite(textes.personne, prenom ?? ''),
      ligneDite(textes.etablissement, etablissement ?? ''),
      ligneDite(textes.service, libellesService[sejour.service as Service] ?? ''),
      ligneDite(textes.motif, libellesMotif[sejour.motif as MotifSejour] ?? ''),
      ligneDite(textes.entree, sejour.dateEntree && formatDate(sejour.dateEntree)),
      ligneDite(textes.duree, textes.nuits(sejour.nuits)),
      ligneDite(textes.chambre, sejour.chambreParticuliere ? textes.particuliere : textes.double),
      sejour.parentAccompagnant && ligneDite(textes.accompagnant, textes.demande),
      ...postes.map((poste) => ligneDite(poste.libelle, textes.poste(poste))),
      ligneDite(textes.reste, formatMontant(reste)),
    )
  },
  annonces: ({ prenom, etablissement }, { dateEntree: entree }) =>
    annoncesDe(mots.recue, mots.accordee, {
      prenomConcerne: prenom ?? '',
      etablissement: etablissement ?? '',
      entree,
    }),
})
