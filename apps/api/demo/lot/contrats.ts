import { addDays, dateAParis } from '@espace-adherent/domain'
import { clientAtlas } from '../clients/atlas.ts'
import { clientHorizon } from '../clients/horizon.ts'
import { cartesDe } from '../dossiers/cartes.ts'
import { cotisationsDe, mandatsDe } from '../dossiers/cotisations.ts'
import { parMoisDe } from '../dossiers/prix.ts'
import { optionsLot } from '../options/index.ts'
import { exceptionsDe } from '../rangees.ts'
import type { CodeClient, ContratDemo } from '../types.ts'
import type { Brut } from './enregistrements.ts'
import type { Groupe } from './groupe.ts'

const clients = { horizon: clientHorizon, atlas: clientAtlas }

/** Contracts with all that hangs on them: people, options, cards, mandates, features of their own. */
export function contratsDe(
  code: CodeClient,
  { assures: { contrats } }: Groupe,
  now: Date,
): Brut<'contrats'>[] {
  const annee = Number(dateAParis(now).slice(0, 4))
  const cartes = cartesDe(code, contrats, annee)
  const mandats = mandatsDe(code, contrats)
  const { options } = optionsLot(code, annee)
  const du =
    (numero: string) =>
    <T extends { numeroContrat: string }>(rows: readonly T[]) =>
      rows
        .filter(({ numeroContrat }) => numeroContrat === numero)
        .map(({ numeroContrat: _, ...row }) => row)
  return contrats.map((contrat) => {
    const { assures, compteBancaire, isMandatInutilise: _, ...reste } = contrat
    const siens = du(contrat.numero)
    return {
      ...reste,
      ...reglementDe(contrat),
      assures: assures.map(({ cle, qualite, lien, compte }, rang) => ({
        personne: cle,
        qualite,
        lien,
        rang: rang + 1,
        ...(compte && { compte: personnelDe(compte, now) }),
      })),
      options: siens(options),
      cartesTp: siens(cartes),
      mandats: siens(mandats),
      fonctionnalites: Object.fromEntries(
        siens(exceptionsDe(clients[code], 'importees')).map(({ fonctionnalite, isActivated }) => [
          fonctionnalite,
          isActivated,
        ]),
      ),
    }
  })
}

/** Those who gave an account are debited every month; the others pay by cheque, once a quarter. */
const reglementDe = ({ compteBancaire, typeContrat }: ContratDemo) =>
  compteBancaire
    ? {
        compte: compteBancaire,
        codeModePaiement: 'VIR',
        codeModePaiementCotisation: 'PRE',
        codePeriodiciteCotisation: 'M',
      }
    : {
        codeModePaiementCotisation: 'CHQ',
        codePeriodiciteCotisation: 'T',
        // Benefits of a health contract come by cheque too, until there is an account.
        ...(typeContrat === 'sante' && { codeModePaiement: 'CHQ' }),
      }

/** What somebody covered answered about an account of their own. */
function personnelDe(
  compte: NonNullable<ContratDemo['assures'][number]['compte']>,
  now: Date,
): Brut<'contrats'>['assures'][number]['compte'] {
  if (compte === 'refus') return { refuseLe: now.toISOString() }
  const { depuisJours, ...propre } = compte
  return { ...propre, depuis: addDays(dateAParis(now), -depuisJours) }
}

export const cotisationsDuLot = (
  code: CodeClient,
  { assures, echeances = (toutes) => toutes }: Groupe,
  aujourdhui: string,
): Brut<'cotisations'>[] =>
  echeances(
    cotisationsDe(
      assures.contrats,
      aujourdhui,
      parMoisDe(code, assures, Number(aujourdhui.slice(0, 4))),
    ),
    aujourdhui,
  ).map(({ numeroContrat, ...echeance }) => ({
    id: `${numeroContrat}-${echeance.periodeDebut}`,
    contrat: numeroContrat,
    ...echeance,
  }))
