import { addDays, maskIban } from '@espace-adherent/domain'
import { offresDe } from '../offres/index.ts'
import { regimeDe } from '../personnes/index.ts'
import { remboursementsLot } from '../remboursements/index.ts'
import type { CodeClient, ContratDemo } from '../types.ts'
import type { Brut } from './enregistrements.ts'
import type { Groupe } from './groupe.ts'

/** Statements with their lines, and the transfers that paid them. */
export function soinsDe(code: CodeClient, { assures }: Groupe, aujourdhui: string) {
  const offres = offresDe(code, Number(aujourdhui.slice(0, 4)))
  const lot = remboursementsLot({
    aujourdhui,
    personnes: assures.personnes.map((une) => ({
      ...une,
      id: une.cle,
      codeRegime: regimeDe(une.cle),
    })),
    contrats: assures.contrats.map((contrat) => ({
      ...contrat,
      ibanMasque: contrat.compteBancaire && maskIban(contrat.compteBancaire.iban),
      personnels: personnelsDe(contrat, aujourdhui),
    })),
    garantiesDe: (nomOffre) => offres.find(({ nom }) => nom === nomOffre)?.garanties ?? [],
  })
  const cles = { paiements: numeroter(lot.paiements), decomptes: numeroter(lot.decomptes) }
  return {
    paiements: lot.paiements.map(
      ({ numeroContrat, personneId, ...paiement }, rang): Brut<'paiements'> => ({
        id: `V-${cles.paiements[rang]}`,
        contrat: numeroContrat,
        personne: personneId,
        ...paiement,
      }),
    ),
    decomptes: lot.decomptes.map(
      ({ numeroContrat, personneId, ...decompte }, rang): Brut<'decomptes'> => ({
        id: `D-${cles.decomptes[rang]}`,
        contrat: numeroContrat,
        personne: personneId,
        ...decompte,
        lignes: lot.lignes
          .filter(({ rangDecompte }) => rangDecompte === rang)
          .map((ligne, i) => toLigne(ligne, i + 1)),
      }),
    ),
  }

  function toLigne(
    { rangDecompte: _, rangPaiement, compteurs, ...ligne }: (typeof lot.lignes)[number],
    rang: number,
  ): Brut<'decomptes'>['lignes'][number] {
    const paiement = rangPaiement === null ? null : `V-${cles.paiements[rangPaiement]}`
    return { rang, paiement, ...ligne, compteurs }
  }
}

/** By contract and rank, so that somebody more changes the number of nobody else. */
function numeroter(rows: readonly { numeroContrat: string }[]): string[] {
  const suivants = new Map<string, number>()
  return rows.map(({ numeroContrat }) => {
    const rang = (suivants.get(numeroContrat) ?? 0) + 1
    suivants.set(numeroContrat, rang)
    return `${numeroContrat}-${rang}`
  })
}

const personnelsDe = ({ assures }: ContratDemo, aujourdhui: string) =>
  assures.flatMap(({ cle, compte }) =>
    compte && compte !== 'refus'
      ? [
          {
            personneId: cle,
            ibanMasque: maskIban(compte.iban),
            depuis: addDays(aujourdhui, -compte.depuisJours),
          },
        ]
      : [],
  )
