import { declarationFactureActe } from '@espace-adherent/contract'
import {
  cleanActes,
  dateAParis,
  estimerFacture,
  formatDate,
  formatMontant,
  isACoder,
  ligneDite,
  lignesDe,
  messageDateSoins,
  messageDoublons,
  messagesActes,
  totalEstime,
} from '@espace-adherent/domain'
import { type CleContrat, findComptePersonnel, findComptePrestations } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { faitsSoins, messageSoigne, portionTenue, prenomDe, traite } from '../actes/index.ts'
import { insertDecompte } from '../remboursements/index.ts'
import { findSoigne } from '../simulateur/index.ts'
import { findLignesDuJour } from './factures.repository.ts'
import { type CompteVerse, suiteFacture } from './suite-facture.ts'
import { textes } from './textes.ts'

/** Care whose bill nobody sent by itself: accepted, it is a statement like the others. */
export const declarationFactureTraite = traite({
  acte: declarationFactureActe,
  faits: faitsSoins,
  async avant(tx, appelant, { numPers, dateSoins, soins }, faits) {
    const portion = portionTenue(appelant)
    const prenom = prenomDe(faits, numPers)
    if (prenom === null) return { prenom, lignes: [], doublons: null, compte: null }
    const compte = await findCompteVerse(tx, appelant, { personneId: numPers, prenom })
    // Left to a clerk, who finds its day with its care.
    if (dateSoins === '') return { prenom, lignes: [], doublons: null, compte }
    const assure = await findSoigne(tx, portion, numPers, dateSoins)
    const connues = await findLignesDuJour(tx, portion, { personneId: numPers, dateSoins })
    return {
      prenom,
      lignes: assure ? estimerFacture(soins, dateSoins, assure) : [],
      doublons: messageDoublons(soins, dateSoins, connues),
      compte,
    }
  },
  verifie: ({ prenom, doublons }, { isSoinInconnu, dateSoins }, { contrat, envoyeeLe }) => ({
    numPers: messageSoigne(prenom),
    soins: doublons,
    // Said by a clerk, it was not in the form that the rules read.
    dateSoins:
      isSoinInconnu && dateSoins !== ''
        ? messageDateSoins(formatDate(dateSoins), dateAParis(envoyeeLe), contrat)
        : null,
  }),
  isAExaminer: (_, data) => isACoder(data),
  codage: {
    lire: ({ isSoinInconnu, numPers: _, ...connu }) => (isSoinInconnu ? connu : null),
    manque: (data) => (isACoder(data) ? textes.aCoder : null),
    ecrire(data, { professionnel, dateSoins, soins }) {
      const acte = { professionnel, dateSoins: formatDate(dateSoins), soins }
      return { data: { ...data, ...cleanActes(acte) }, faults: messagesActes(acte) }
    },
  },
  apply: (e, appelant, { numPers, professionnel, dateSoins }, { lignes }) =>
    insertDecompte(e, portionTenue(appelant), {
      personneId: numPers,
      professionnel,
      dateSoins,
      lignes,
    }),
  resume: ({ prenom, lignes }, data) => {
    const { professionnel, dateSoins, montant, precision } = data
    if (isACoder(data))
      return lignesDe(
        ligneDite(textes.personne, prenom ?? ''),
        ligneDite(textes.montant, montant === null ? textes.montantALire : formatMontant(montant)),
        ligneDite(textes.quelSoin, precision || textes.soinATrouver),
      )
    // The same figures as while it was typed.
    const { rc, reste, horsLimite } = totalEstime(lignes)
    return lignesDe(
      ligneDite(textes.personne, prenom ?? ''),
      ligneDite(textes.professionnel, professionnel),
      ligneDite(textes.dateSoins, dateSoins && formatDate(dateSoins)),
      ...lignes.map(({ libelle, ...ligne }, rang) =>
        ligneDite(textes.soin(rang + 1, libelle), textes.parts(ligne)),
      ),
      ligneDite(textes.estimation, formatMontant(rc)),
      ligneDite(textes.reste, formatMontant(reste)),
      horsLimite > 0 && ligneDite(textes.horsLimite, formatMontant(horsLimite)),
    )
  },
  suite: (fait, avant, data, appelant) => suiteFacture(fait, avant, data, appelant),
})

/** Theirs, where whoever was treated has one; that of the contract otherwise. */
export async function findCompteVerse(
  tx: Executor,
  { contrat, personneId: moi }: { contrat: CleContrat; personneId: string | null },
  { personneId, prenom }: { personneId: string; prenom: string },
): Promise<CompteVerse> {
  const sien = await findComptePersonnel(tx, { ...contrat, personneId })
  if (sien?.ibanMasque && sien.refuseLe === null)
    return personneId === moi
      ? { titulaire: sien.titulaire ?? prenom, iban: sien.ibanMasque }
      : { titulaire: textes.versement.compteDe(prenom), iban: '' }
  const { titulaire, ibanMasque } = await findComptePrestations(tx, contrat)
  return ibanMasque === null ? null : { titulaire: titulaire ?? '', iban: ibanMasque }
}
