import type { SituationContractuelle } from '@espace-adherent/contract'
import {
  formatDate,
  formatDateLongue,
  formatMontant,
  libellesEtatContrat,
  libellesFamille,
  libellesTypeContrat,
} from '@espace-adherent/domain'
import type { Table } from '../../platform/documents/index.ts'
import { textes } from './textes.ts'

/** One line of the document: which part of the situation, what, and what it is. */
export type LigneEdition = { rubrique: string; libelle: string; valeur: string }

/** The situation as a document reads it, from top to bottom. */
export function lignesDe(situation: SituationContractuelle): LigneEdition[] {
  const { contrat, assures, garanties, options, cotisations, remboursements } = situation
  const { rubriques } = textes
  const rubrique = (nom: string, lignes: [string, string | null][]): LigneEdition[] =>
    lignes.map(([libelle, valeur]) => ({
      rubrique: nom,
      libelle,
      valeur: valeur ?? textes.nonRenseigne,
    }))
  return [
    ...rubrique(rubriques.contrat, [
      [textes.numero, contrat.numeroContratIndividuel],
      [textes.offre, contrat.nomOffre],
      [textes.nature, libellesTypeContrat[contrat.typeContrat]],
      [textes.etat, libellesEtatContrat[contrat.etat]],
      [textes.debut, formatDateLongue(contrat.dateDebut)],
      ...(contrat.dateFin === null
        ? []
        : ([[textes.fin, formatDateLongue(contrat.dateFin)]] as [string, string][])),
    ]),
    ...rubrique(
      rubriques.assures,
      assures.map((assure) => [
        [assure.civilite, assure.prenom, assure.nom].filter(Boolean).join(' '),
        textes.assure(assure.lien, formatDate(assure.dateNaissance), assure.rang),
      ]),
    ),
    ...garanties.flatMap(({ famille, libelle, niveau }) =>
      rubrique(textes.garanties(famille && libellesFamille[famille]), [[libelle, niveau]]),
    ),
    ...rubrique(
      rubriques.options,
      options.length === 0
        ? [[textes.aucuneOption, '']]
        : options.map(({ libelle, dateDebut, montantMensuel }) => [
            libelle,
            textes.option(formatDate(dateDebut), formatMontant(montantMensuel)),
          ]),
    ),
    ...rubrique(rubriques.cotisations, [
      [textes.modePaiement, cotisations.modePaiement],
      [textes.periodicite, cotisations.periodicite],
    ]),
    ...rubrique(rubriques.remboursements, [
      [textes.modePaiement, remboursements.modePaiement],
      [textes.compte, remboursements.rib],
    ]),
  ]
}

/** Only the first line of a part names it: the eye, and a screen reader, meet it once. */
function* lignesImprimees(lignes: readonly LigneEdition[]): Generator<LigneEdition> {
  let derniere = ''
  for (const ligne of lignes) {
    yield ligne.rubrique === derniere ? { ...ligne, rubrique: '' } : ligne
    derniere = ligne.rubrique
  }
}

export const tableDe = (titre: string, situation: SituationContractuelle, date: string): Table => ({
  titre: textes.titre(titre, situation.contrat.numeroContratIndividuel),
  columns: [
    { libelle: textes.colonnes.rubrique, value: (ligne: LigneEdition) => ligne.rubrique },
    { libelle: textes.colonnes.libelle, value: (ligne: LigneEdition) => ligne.libelle },
    { libelle: textes.colonnes.valeur, value: (ligne: LigneEdition) => ligne.valeur },
  ],
  rows: (async function* () {
    yield* lignesImprimees(lignesDe(situation))
  })(),
  date,
})
