import type { Cotisations, EcheancePrevue } from '@espace-adherent/contract/cotisations'
import { attestationResource } from '@espace-adherent/contract/documents'
import { referentielResources } from '@espace-adherent/contract/referentiel'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  detailMontant,
  ditChangement,
  type EtatCotisation,
  libellesEtatCotisation,
} from '@espace-adherent/domain/cotisations/echeancier.ts'
import { libellePeriode } from '@espace-adherent/domain/cotisations/periode.ts'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { ouvrirDocument } from '../documents/index.ts'
import css from './cotisations.module.css'
import { textes } from './textes.ts'

const tons: Record<EtatCotisation, Tone> = {
  payee: 'success',
  a_venir: 'neutral',
  rejetee: 'danger',
}

type EcheancierProps = { cotisations: Cotisations; onAnnee: (annee: number) => void }

export function Echeancier({ cotisations, onAnnee }: EcheancierProps) {
  const { annee, annees, echeances, totaux } = cotisations
  return (
    <Card
      title={textes.echeancier}
      actions={
        <>
          <fieldset className={css.annees}>
            <legend className="visually-hidden">{textes.annees}</legend>
            {annees.map((autre) => (
              <Button
                key={autre}
                size="sm"
                variant={autre === annee ? 'primary' : 'outline'}
                aria-pressed={autre === annee}
                onClick={() => onAnnee(autre)}
              >
                {String(autre)}
              </Button>
            ))}
          </fieldset>
          {echeances.length > 0 && (
            <Button
              size="sm"
              icon={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() =>
                ouvrirDocument({
                  resource: attestationResource,
                  verb: 'print',
                  params: {
                    edition: 'echeancier',
                    debut: `${annee}-01-01`,
                    fin: `${annee}-12-31`,
                  },
                  titre: textes.titreEcheancier(annee),
                })
              }
            >
              {textes.voirEcheancier}
            </Button>
          )}
        </>
      }
    >
      <Echeances echeances={echeances} appele={totaux.appele} />
      {echeances.length > 0 && <p className="note tabular mt-16">{textes.somme(annee, totaux)}</p>}
      {echeances.some((e) => detailMontant(e) !== null) && (
        <p className="note tabular">{textes.reports}</p>
      )}
    </Card>
  )
}

type EcheancesProps = { echeances: readonly EcheancePrevue[]; appele: number }

const raisonsDe = ({ changements }: EcheancePrevue) => changements.map(ditChangement).join(', ')

function Echeances({ echeances, appele }: EcheancesProps) {
  const { data } = useQuery(listQuery(referentielResources['mode-paiement']))
  const modeDe = (code: string) => data?.rows.find((mode) => mode.code === code)?.libelle ?? code
  // Twelve times the same words are said once, above the table.
  const habituel = echeances.every((e) => e.codeModePaiement === echeances[0]?.codeModePaiement)
    ? echeances[0]?.codeModePaiement
    : undefined
  return (
    <PetitTableau
      legende={
        habituel !== undefined && (
          <span className="note tabular">{textes.toutesPar(modeDe(habituel))}</span>
        )
      }
      colonnes={[
        { nom: 'date', libelle: textes.date, rendu: (e) => formatDate(e.dateEcheance) },
        {
          nom: 'periode',
          libelle: textes.periode,
          isSecondaire: true,
          rendu: (e) => libellePeriode(e.periodeDebut, e.periodeFin),
        },
        ...(echeances.some((e) => raisonsDe(e) !== '')
          ? [
              {
                nom: 'raison',
                libelle: textes.pourquoi,
                isSecondaire: true,
                rendu: (e: EcheancePrevue) => raisonsDe(e),
              },
            ]
          : []),
        ...(habituel === undefined
          ? [
              {
                nom: 'mode',
                libelle: textes.mode,
                isSecondaire: true,
                rendu: (e: EcheancePrevue) => modeDe(e.codeModePaiement),
              },
            ]
          : []),
        {
          nom: 'etat',
          libelle: textes.etat,
          rendu: (e) => (
            <StateBadge tone={tons[e.etat]}>{libellesEtatCotisation[e.etat]}</StateBadge>
          ),
        },
        {
          nom: 'montant',
          libelle: textes.montant,
          isNombre: true,
          isFort: true,
          rendu: (e) => (
            <>
              <Montant cents={e.montant} />
              {detailMontant(e) && <span className="note block">{detailMontant(e)}</span>}
            </>
          ),
        },
      ]}
      lignes={echeances}
      cle={({ id }) => id}
      pied={{ titre: textes.total, valeurs: { montant: <Montant cents={appele} /> } }}
    />
  )
}
