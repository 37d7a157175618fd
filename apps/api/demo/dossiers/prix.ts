import { cotisationMensuelle } from '@espace-adherent/domain'
import { tarifsDe } from '../offres/tarifs.ts'
import { optionsLot } from '../options/index.ts'
import type { AssuresDemo, CodeClient } from '../types.ts'
import type { ParMois } from './cotisations.ts'

/** As far back as the schedules of a contract that has ended. */
const ANNEES_PASSEES = 4

/** What each contract of a client costs, reckoned as the portal does. */
export function parMoisDe(
  clientCode: CodeClient,
  { personnes }: Pick<AssuresDemo, 'personnes'>,
  annee: number,
): ParMois {
  const { options } = optionsLot(clientCode, annee)
  const naissances = new Map(personnes.map(({ cle, dateNaissance }) => [cle, dateNaissance]))
  return ({ numero, nomOffre, assures }, jour) => {
    const montant = cotisationMensuelle(
      {
        tarifs: tarifsDe(nomOffre, annee, ANNEES_PASSEES),
        assures: assures.map(({ cle, lien }) => ({
          dateNaissance: naissances.get(cle) ?? '',
          lien,
        })),
        options: options
          .filter(({ numeroContrat }) => numeroContrat === numero)
          .map(({ codeRenfort, dateFin = null, ...option }) => ({
            ...option,
            libelle: codeRenfort,
            dateFin,
          })),
      },
      jour,
    )
    if (montant === null) throw new Error(`${nomOffre} has no price on ${jour}`)
    return montant
  }
}
