import {
  addDays,
  addMonths,
  calculerIndemnite,
  decouperPeriode,
  type Indemnisation,
  jourBancaire,
} from '@espace-adherent/domain'
import type { Brut } from '../lot/enregistrements.ts'
import { revalorisationsDe } from '../offres/index.ts'
import type { CodeClient } from '../types.ts'

/**
 * Of horizon, Camille: a stay of two months ago, and a stoppage of last year, thirty days of which nobody pays. Of atlas,
 * Nadia: a pension for invalidity, month after month.
 */
export function sinistresDe(clientCode: CodeClient, aujourdhui: string): Brut<'sinistres'>[] {
  const jour = (ilYA: number) => addDays(aujourdhui, -ilYA)
  const revalorisations = revalorisationsDe(clientCode, Number(aujourdhui.slice(0, 4)))
  if (clientCode === 'atlas') {
    const debut = `${addMonths(aujourdhui, -14).slice(0, 7)}-15`
    return [
      {
        id: 'S-nadia-1',
        contrat: '70310002',
        personne: 'nadia',
        typeSinistre: 'INVAL',
        dateDebut: debut,
        dateFin: null,
        etapes: [
          { etat: 'declare', le: debut },
          { etat: 'etude', le: addDays(debut, 9) },
          { etat: 'indemnisation', le: addDays(debut, 34) },
        ],
        indemnisation: payer(
          {
            nature: 'rente',
            montant: 90_000,
            franchise: 0,
            salaireNet: 215_000,
            regimeObligatoire: 98_000,
          },
          debut,
          addDays(`${aujourdhui.slice(0, 7)}-01`, -1),
        ),
      },
    ]
  }
  const qui = { contrat: '20450002', personne: 'camille' }
  return [
    {
      id: 'S-camille-2',
      ...qui,
      typeSinistre: 'HOSPI',
      dateDebut: jour(62),
      dateFin: jour(58),
      etapes: [
        { etat: 'declare', le: jour(55) },
        { etat: 'etude', le: jour(52) },
        { etat: 'indemnisation', le: jour(41) },
      ],
      indemnisation: payer(
        { nature: 'ij', montant: 3000, franchise: 0, salaireNet: null, regimeObligatoire: 0 },
        jour(62),
        jour(58),
      ),
    },
    {
      id: 'S-camille-1',
      ...qui,
      typeSinistre: 'ARRET',
      dateDebut: jour(400),
      dateFin: jour(270),
      etapes: [
        { etat: 'declare', le: jour(395) },
        { etat: 'etude', le: jour(380) },
        { etat: 'indemnisation', le: jour(365) },
        { etat: 'clos', le: jour(262) },
      ],
      indemnisation: payer(
        { nature: 'ij', montant: 4500, franchise: 30, salaireNet: 7820, regimeObligatoire: 4147 },
        jour(400),
        jour(270),
      ),
    },
  ]

  /** Each month is paid some days after its end, as the rules have it. */
  function payer(regle: Omit<Indemnisation, 'periodes'>, du: string, au: string): Indemnisation {
    const periodes = decouperPeriode(du, au, revalorisations).map((periode) => {
      const regleLe = jourBancaire(addDays(periode.au, 5))
      return {
        ...periode,
        montant: calculerIndemnite(regle, du, periode, revalorisations).calcul.montant,
        regleLe: regleLe <= aujourdhui ? regleLe : null,
      }
    })
    return { ...regle, periodes: periodes.filter(({ montant }) => montant > 0) }
  }
}
